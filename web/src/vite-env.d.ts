/** One icon of the game-icons set: the path data in a box of 512 by 512. */
declare module 'icon:*' {
  const path: string
  export default path
}
