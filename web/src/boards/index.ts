/** The board of every game, each loaded when its table is opened. */

import type { BoardModule } from './board'

const MODULES = import.meta.glob<BoardModule>('./*/index.ts')

/** The board of a game; one that has no drawing yet is shown as a list. */
export function boardOf(game: string): Promise<BoardModule> {
  return (MODULES[`./${game}/index.ts`] ?? MODULES['./plain/index.ts'] ?? missing)()
}

function missing(): Promise<BoardModule> {
  return Promise.reject(new Error('there is no plain board'))
}
