export { default } from './Board.svelte'
export { naming } from './skies'
