// Written by `python3 dev wire` from src/holdfast/server/protocol.py and resources.py. Do not edit.

/** An answer as the engine wants it back: a verb and its arguments. */
export type Act = { do: string } & Record<string, unknown>

/** Something that happened: `event` names its kind, the other fields are the game's own. */
export type Happening = { event: string } & Record<string, unknown>

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

/** A request was carried out, and what it changed is stored for good. */
export interface Accepted {
  type: 'accepted'
  id: string
  number: number
}

export interface Account {
  name: string
}

/** An answer to the pending question. `act` is the `act` of one of its options, or anything of that form. */
export interface Answer {
  type: 'answer'
  /** Chosen by the client, new for each request */
  id: string
  seat: number
  question: number
  act: Act
}

/** What would a good player answer? Worked out from what the seat may know. Answered by `Hint`. */
export interface AskHint {
  type: 'ask_hint'
  /** Chosen by the client, new for each request */
  id: string
  seat: number
}

/** The lines of the log that belong to entries from `start` up to, not including, `stop`. Answered by `Log`. */
export interface AskLog {
  type: 'ask_log'
  /** Chosen by the client, new for each request */
  id: string
  start: number
  stop: number
}

/** What might follow from an answer, and how likely? Answered by `Odds`. */
export interface AskOdds {
  type: 'ask_odds'
  /** Chosen by the client, new for each request */
  id: string
  seat: number
  act: Act
}

/** The match after an earlier entry, as the seat one looks through saw it. Answered by `Past`. */
export interface AskPast {
  type: 'ask_past'
  /** Chosen by the client, new for each request */
  id: string
  entry: number
}

/** Something that might follow, and its probability from 0 to 1. */
export interface Chances {
  text: Text
  targets: string[]
  probability: number
}

/** Somebody said something. */
export interface Chat {
  type: 'chat'
  line: ChatLine
}

/** A line of chat. */
export interface ChatLine {
  number: number
  player: number
  name: string
  text: string
  at: number
}

export interface Choice {
  name: string
  values: (string | number | boolean)[]
  default: string | number | boolean
}

export interface Chosen {
  options?: Record<string, string | number | boolean>
}

export type ClientMessage =
  | Hello
  | Answer
  | WhyNot
  | Look
  | Undo
  | Consent
  | SetOrders
  | Say
  | HandOver
  | TakeBack
  | Leave
  | AskHint
  | AskOdds
  | AskPast
  | AskLog
  | Ping

export interface Clock {
  question: number
  left: number
}

export interface Clocks {
  reaction?: number
}

/** The server ends this connection; `text` says why, `again` whether to connect again. */
export interface Closing {
  type: 'closing'
  text: Text
  again: boolean
}

/** Agree or disagree to an undo that somebody asked for; `undo` is the number in `UndoAsked`. */
export interface Consent {
  type: 'consent'
  /** Chosen by the client, new for each request */
  id: string
  undo: number
  agree: boolean
}

export interface Content {
  game: string
  hash: string
  options: Record<string, string | number | boolean>
  names: Record<string, string[]>
  tables: Record<string, unknown>
}

export interface Credentials {
  name: string
  password: string
}

export interface Ending {
  reason: string
  winners: number[]
}

export interface GameInfo {
  id: string
  title: string
  stage: 'draft' | 'playable' | 'complete'
  min_seats: number
  max_seats: number
  hidden: boolean
  rules_version: number
  options: Choice[]
  presets: Preset[]
  levels: string[]
  orders: string[]
  languages: string[]
}

/** Let a bot play a seat for now: one's own, or, for the host, one whose player is away. */
export interface HandOver {
  type: 'hand_over'
  /** Chosen by the client, new for each request */
  id: string
  seat: number
  level: string
}

export interface Health {
  status: 'ok' | 'stopping' | 'failing'
  version: string
  storage: 'ok' | 'failing'
  seconds: number
}

/** The first message: who is here. Without a key the server looks at the session cookie, else it is a spectator. */
export interface Hello {
  type: 'hello'
  key?: string | null
  seat?: number | null
  protocol?: number
}

/** What a good player of the named level would answer. A level that searches also tells what it thinks of the options it looked at most, best first; others tell nothing. */
export interface Hint {
  type: 'hint'
  id: string
  level: string
  option: Option
  thoughts: Thought[]
}

export interface ImportMatch {
  file: Record<string, unknown>
  name: string
}

export interface Invite {
  seat: number
  secret: string
  link: string
}

export interface Invites {
  invites: Invite[]
}

export interface Join {
  invite: string
  name: string
  key?: string | null
}

/** Get up for good: one's seats become open, and new links can be sent for them. */
export interface Leave {
  type: 'leave'
  /** Chosen by the client, new for each request */
  id: string
}

export interface LessonBook {
  game: string
  pages: Record<string, LessonPage>
}

export interface LessonPage {
  step: number
  count: number
  text: Text | null
  point: string[]
  accepts: number[]
  seat: number
  seats: number
  position: Position
  log: Line[]
}

export interface LessonReason {
  rule: string
  text: Text | null
}

export interface LessonWhy {
  path: string
  act: Record<string, unknown>
}

export interface Line {
  entry: number
  event: Happening
  text: Text
  targets: string[]
}

/** Lines of the log. */
export interface Log {
  type: 'log'
  id: string
  lines: Line[]
}

/** Look through another of one's own seats (hot-seat), or as a spectator. Answered by a `Snapshot`. */
export interface Look {
  type: 'look'
  seat: number | null
}

export interface MatchInfo {
  match: string
  game: string
  rules_version: number
  content_hash: string
  options: Record<string, string | number | boolean>
  seats: SeatInfo[]
  clocks: Clocks
  spectators: boolean
  watching: number
  commitment: string
  created: number
  imported: boolean
}

export interface Named {
  kind: string
  id: string
  type: 'named'
}

export interface NewInvites {
  seats?: number[]
}

export interface NewMatch {
  game: string
  seats: NewSeat[]
  name: string
  options?: Record<string, string | number | boolean>
  clocks?: Clocks
  spectators?: boolean
}

export interface NewSeat {
  holder: 'me' | 'open' | 'bot'
  level?: string
}

/** What would follow for certain, and what may follow. */
export interface Odds {
  type: 'odds'
  id: string
  certain: Line[]
  chances: Chances[]
  sampled: boolean
}

export interface Option {
  act: Act
  text: Text
  targets: string[]
}

export interface OtherOption {
  seats: number
  option: string
  value: string | number | boolean
}

export interface OwnMatch {
  match: string
  game: string
  player: number
  over: boolean
  since: number
}

export interface OwnMatches {
  matches: OwnMatch[]
}

/** The match after an earlier entry. */
export interface Past {
  type: 'past'
  id: string
  position: Position
  log: Line[]
}

/** Is the server there? Answered by `Pong`. */
export interface Ping {
  type: 'ping'
  /** Chosen by the client, new for each request */
  id: string
}

/** The server is there. */
export interface Pong {
  type: 'pong'
  id: string
}

export interface Position {
  number: number
  entry: number
  view: View
  question: Question
  clock: Clock | null
  ending: Ending | null
  retaken: number
  seed: string
}

export interface Preset {
  name: string
  options: Record<string, string | number | boolean>
  seats: number[]
}

export interface Problem {
  status: number
  text: Text
  rule: string
  detail: string
}

export interface Provenance {
  game: string
  sources: SourceInfo[]
}

export interface Question {
  id: number
  kind: 'ask' | 'ask_all' | 'chance' | 'over'
  seats: number[]
  text: Text
  options: Option[]
  rule: string
}

/** Why something is not possible; `text` is None where it is. */
export interface Reason {
  type: 'reason'
  id: string
  rule: string
  text: Text | null
}

/** A request was not carried out, and nothing has changed. `rule` names a rule of the game where one forbids it; else it is empty and `text` speaks for the table. */
export interface Refused {
  type: 'refused'
  id: string
  rule: string
  text: Text
  number: number
}

export interface Replay {
  info: MatchInfo
  entries: number
  seed: string
  retaken: number
}

export interface ReplayStep {
  position: Position
  log: Line[]
}

export interface RuleBook {
  game: string
  rules: RuleInfo[]
  rulings: RulingInfo[]
}

export interface RuleInfo {
  id: string
  section: string
  text: string
  source: string
  edition: string
}

export interface RulingInfo {
  id: string
  question: string
  ruling: string
  rules: string[]
  why: string
}

/** A line of chat. */
export interface Say {
  type: 'say'
  /** Chosen by the client, new for each request */
  id: string
  text: string
}

export interface SeatCounts {
  seats: number[]
  otherwise: OtherOption[]
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

export interface Seated {
  match: string
  player: number
  key: string
  seats: number[]
  info: MatchInfo
  invites: Invite[]
}

/** Somebody came, left, was replaced or came back; `you` is there if it concerns the reader. */
export interface Seats {
  type: 'seats'
  info: MatchInfo
  you: You | null
}

export type ServerMessage =
  | Snapshot
  | Update
  | Seats
  | Accepted
  | Refused
  | Reason
  | Chat
  | UndoState
  | Hint
  | Odds
  | Past
  | Log
  | Pong
  | Closing

/** The standing orders of a seat, by the names that the game gives them; the list replaces the old one. */
export interface SetOrders {
  type: 'set_orders'
  /** Chosen by the client, new for each request */
  id: string
  seat: number
  orders: string[]
}

/** Everything needed to draw the match: sent first, after `Look`, and when a client may have missed something. */
export interface Snapshot {
  type: 'snapshot'
  protocol: number
  info: MatchInfo
  you: You
  position: Position
  log: Line[]
  log_from: number
  chat: ChatLine[]
  undo: UndoAsked | null
}

export interface SourceInfo {
  pack: string
  key: string
  title: string
  confidence: string
  entries: number
}

/** Play a seat oneself again that a bot was playing. */
export interface TakeBack {
  type: 'take_back'
  /** Chosen by the client, new for each request */
  id: string
  seat: number
}

export interface Text {
  key: string
  args: Record<string, number | string | boolean | Named | (number | Named)[]>
}

/** What a searching bot thinks of an option: how often it tried it, and the chance of winning it found (0 to 1). */
export interface Thought {
  option: Option
  visits: number
  chance: number
}

/** Take the last answer of a seat back: at once where that is free or nobody else plays, else by consent. */
export interface Undo {
  type: 'undo'
  /** Chosen by the client, new for each request */
  id: string
  seat: number
}

/** Somebody would like to take an answer back, and others must agree. */
export interface UndoAsked {
  undo: number
  seat: number
  entries: number
  waiting: number[]
}

/** An undo was asked for, agreed to by somebody, or is off the table (None). */
export interface UndoState {
  type: 'undo_state'
  undo: UndoAsked | null
  refused_by: number | null
}

/** The match went on. */
export interface Update {
  type: 'update'
  position: Position
  log: Line[]
  undone_to: number | null
}

/** Why is something not possible? Answered by `Reason`. */
export interface WhyNot {
  type: 'why_not'
  /** Chosen by the client, new for each request */
  id: string
  seat: number
  act: Act
}

/** What the server knows about the reader. */
export interface You {
  player: number | null
  name: string
  seats: number[]
  viewer: number | null
  host: boolean
  orders: Record<string, string[]>
}
