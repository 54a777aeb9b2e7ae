/** The HTTP side of the server. */

import type { Line, MatchInfo, Position, Text } from './wire'

export type Value = string | number | boolean

export interface Choice {
  name: string
  values: Value[]
  default: Value
}
export interface GameInfo {
  id: string
  title: string
  stage: 'draft' | 'playable' | 'complete'
  min_seats: number
  max_seats: number
  hidden: boolean
  options: Choice[]
  presets: { name: string; options: Record<string, Value>; seats: number[] }[]
  levels: string[]
  orders: string[]
}
export interface Rule {
  id: string
  section: string
  text: string
  source: string
  edition: string
}
export interface Ruling {
  id: string
  question: string
  ruling: string
  rules: string[]
  why: string
}
export interface RuleBook {
  rules: Rule[]
  rulings: Ruling[]
}
export interface Source {
  pack: string
  key: string
  title: string
  confidence: string
  entries: number
}
/** What never changes during a match: the names of all pieces by kind, and the game's own tables. */
export interface Content<Tables = Record<string, unknown>> {
  game: string
  names: Record<string, string[]>
  tables: Tables
}
export interface NewSeat {
  holder: 'me' | 'open' | 'bot'
  level?: string
}
export interface NewMatch {
  game: string
  seats: NewSeat[]
  name: string
  options: Record<string, Value>
}
export interface Invite {
  seat: number
  secret: string
  link: string
}
export interface Seated {
  match: string
  player: number
  key: string
  seats: number[]
  info: MatchInfo
  invites: Invite[]
}
export interface Replay {
  info: MatchInfo
  entries: number
  seed: string
  retaken: number
}

/** A request was not carried out; `text` says why in the reader's language. Status 0: the server does not answer. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly text: Text,
  ) {
    super(text.key)
  }
}

async function call<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (key) headers['Authorization'] = `Bearer ${key}`
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Problem(0, { key: 'web-server-gone' })
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T
  const said = (await answer.json().catch(() => ({}))) as { text?: Text }
  throw new Problem(
    answer.status,
    said.text ?? { key: answer.status === 404 ? 'web-not-found' : 'web-server-failed' },
  )
}

const once = new Map<string, Promise<unknown>>()

/** What does not change while the page is open is asked for once. */
function lasting<T>(path: string): Promise<T> {
  let found = once.get(path) as Promise<T> | undefined
  if (!found) {
    found = call<T>('GET', path)
    once.set(path, found)
    found.catch(() => once.delete(path))
  }
  return found
}

export const api = {
  games: () => lasting<GameInfo[]>('/games'),
  rules: (game: string) => lasting<RuleBook>(`/games/${game}/rules`),
  sources: (game: string) => lasting<{ sources: Source[] }>(`/games/${game}/provenance`),
  content: (match: string) => lasting<Content>(`/matches/${match}/content`),
  newMatch: (match: NewMatch) => call<Seated>('POST', '/matches', match),
  match: (match: string) => call<MatchInfo>('GET', `/matches/${match}`),
  join: (match: string, invite: string, name: string) =>
    call<Seated>('POST', `/matches/${match}/join`, { invite, name }),
  invites: (match: string, key: string) =>
    call<{ invites: Invite[] }>('POST', `/matches/${match}/invites`, {}, key),
  replay: (match: string) => call<Replay>('GET', `/replays/${match}`),
  replayStep: (match: string, entry: number, viewer: string) =>
    call<{ position: Position; log: Line[] }>('GET', `/replays/${match}/${entry}?viewer=${viewer}`),
}
