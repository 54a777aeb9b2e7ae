export { default } from './Board.svelte'
export { about, lasting, naming } from './telling'
