/** What the server says and hears; the counterpart of `holdfast/server/protocol.py`. */

export interface Named {
  type: 'named'
  kind: string
  id: string
}
export type Arg = number | string | boolean | Named | (number | string | Named)[]

export interface Text {
  key: string
  args?: Record<string, Arg>
}

/** An answer as the engine wants it back: a verb and its arguments. */
export type Act = { do: string } & Record<string, unknown>

export interface Option {
  act: Act
  text: Text
  /** What it touches, as `kind:id` words. */
  targets: string[]
}

export interface Question {
  id: number
  kind: 'ask' | 'ask_all' | 'chance' | 'over'
  seats: number[]
  text: Text
  options: Option[]
  rule: string
}

export interface Line {
  entry: number
  event: { event: string } & Record<string, unknown>
  text: Text
  targets: string[]
}

/** Something that would happen; its event is not told, only its words. */
export type Foreseen = Pick<Line, 'text' | 'targets'>

export interface Ending {
  reason: string
  winners: number[]
}

/** What a seat may know; `table` and the frames of `stack` are the game's own. */
export interface View<Table = unknown> {
  game: string
  seat: number | null
  seats: number
  options: Record<string, string | number | boolean>
  table: Table
  stack: ({ frame?: string } & Record<string, unknown>)[]
  ending: Ending | null
}

export interface Position {
  number: number
  entry: number
  view: View
  question: Question
  clock: { question: number; left: number } | null
  ending: Ending | null
  retaken: number
  seed: string
}

export interface SeatInfo {
  seat: number
  holder: 'person' | 'bot' | 'open'
  name: string
  player: number | null
  level: string
  present: boolean
  host: boolean
}

export interface MatchInfo {
  match: string
  game: string
  options: Record<string, string | number | boolean>
  seats: SeatInfo[]
  spectators: boolean
  watching: number
  commitment: string
  created: number
}

export interface You {
  player: number | null
  name: string
  seats: number[]
  viewer: number | null
  host: boolean
  orders: Record<string, string[]>
}

export interface ChatLine {
  number: number
  player: number
  name: string
  text: string
  at: number
}

export interface UndoAsked {
  undo: number
  seat: number
  entries: number
  waiting: number[]
}

export interface Chances {
  text: Text
  targets: string[]
  probability: number
}

export interface Snapshot {
  type: 'snapshot'
  info: MatchInfo
  you: You
  position: Position
  log: Line[]
  log_from: number
  chat: ChatLine[]
  undo: UndoAsked | null
}
export interface Update {
  type: 'update'
  position: Position
  log: Line[]
  undone_to?: number | null
}
export interface Refused {
  type: 'refused'
  id: string
  rule: string
  text: Text
}
export interface Reason {
  type: 'reason'
  id: string
  rule: string
  text: Text | null
}
export interface Hint {
  type: 'hint'
  id: string
  level: string
  option: Option
}
export interface Odds {
  type: 'odds'
  id: string
  certain: Foreseen[]
  chances: Chances[]
  sampled: boolean
}
export interface Past {
  type: 'past'
  id: string
  position: Position
  log: Line[]
}
export interface LogLines {
  type: 'log'
  id: string
  lines: Line[]
}

export type FromServer =
  | Snapshot
  | Update
  | { type: 'seats'; info: MatchInfo; you?: You | null }
  | { type: 'accepted'; id: string; number: number }
  | Refused
  | Reason
  | { type: 'chat'; line: ChatLine }
  | { type: 'undo_state'; undo: UndoAsked | null }
  | Hint
  | Odds
  | Past
  | LogLines
  | { type: 'pong'; id: string }
  | { type: 'closing'; text: Text; again: boolean }

/** Requests that carry an id; the server answers each with a message of the same id. */
export type Request =
  | { type: 'answer'; seat: number; question: number; act: Act }
  | { type: 'why_not'; seat: number; act: Act }
  | { type: 'undo'; seat: number }
  | { type: 'consent'; undo: number; agree: boolean }
  | { type: 'set_orders'; seat: number; orders: string[] }
  | { type: 'say'; text: string }
  | { type: 'hand_over'; seat: number; level: string }
  | { type: 'take_back'; seat: number }
  | { type: 'leave' }
  | { type: 'ask_hint'; seat: number }
  | { type: 'ask_odds'; seat: number; act: Act }
  | { type: 'ask_past'; entry: number }
  | { type: 'ask_log'; start: number; stop: number }

/** Codes with which the server closes a connection for good. */
export const CLOSE = { notAllowed: 4401, noSuchMatch: 4404, badMessage: 4400 } as const
