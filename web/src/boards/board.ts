/** What the shell and a game's board agree on. */

import type { Component } from 'svelte'
import { getContext, setContext } from 'svelte'
import type { Content } from '../lib/api'
import type { Foreseen, Line, View } from '../lib/wire'
import type { Naming, Words } from '../lib/words'

/** What a board is given to draw. */
export interface Scene<Table = unknown, Tables = Record<string, unknown>> {
  view: View<Table>
  content: Content<Tables>
  words: Words
  /** What has just happened, for animation; empty while one looks at the past. */
  news: Line[]
  /** What the option under the pointer would surely bring. */
  preview: Foreseen[]
}

/** What the things on a board are told by the shell, and tell it. */
export interface Shell {
  /** The `kind:id` words that a legal answer touches. */
  readonly glow: ReadonlySet<string>
  /** What the option under the pointer touches. */
  readonly marked: ReadonlySet<string>
  /** What a lesson speaks of. */
  readonly pointed?: ReadonlySet<string>
  /** Is the reader asking why things are not possible? Then everything can be reached. */
  readonly asking: boolean
  pick(words: string[], at: Element): void
  /** The pointer or the focus is on something that is called so, or has left it. */
  hover(words: string[] | null, label?: string): void
}

const KEY = Symbol('shell')

export function provideShell(shell: Shell): void {
  setContext(KEY, shell)
}

export function useShell(): Shell {
  return getContext<Shell>(KEY)
}

export interface BoardModule {
  default: Component<Scene<never, never>>
  /** How pieces are called where the reader sees the board. */
  naming?: (view: View<never>, content: Content<never>) => Naming
  /** Names that hold at any time, for what is told of the past. */
  lasting?: (content: Content<never>, view: View<never>) => Naming
  /** More about a thing than what it is called, by its `kind:id` word. */
  about?: (word: string, view: View<never>, content: Content<never>, words: Words) => string[]
}
