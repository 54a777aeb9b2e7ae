/** The HTTP side of the server. */

import type * as wire from '../wire'
import { heard } from './server.svelte'
import type { Act, MatchInfo, Text } from './wire'

export type { GameInfo, LessonPage, NewSeat, OtherOption, Replay, RuleBook, Seated } from '../wire'
export type Rule = wire.RuleInfo
export type Source = wire.SourceInfo
export type Value = string | number | boolean

/** What never changes during a match: the names of all pieces by kind, and the game's own tables. */
export type Content<Tables = Record<string, unknown>> = Omit<wire.Content, 'tables'> & { tables: Tables }

/** A match to be made; who may watch is as the server has it. */
export type NewMatch = Pick<wire.NewMatch, 'game' | 'seats' | 'name' | 'options' | 'clocks'>

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
    heard(false)
    throw new Problem(0, { key: 'web-server-gone' })
  }
  heard(!answer.headers.has('X-Kept'))
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
  games: () => lasting<wire.GameInfo[]>('/games'),
  rules: (game: string) => lasting<wire.RuleBook>(`/games/${game}/rules`),
  sources: (game: string) => lasting<{ sources: Source[] }>(`/games/${game}/provenance`),
  content: (match: string) => lasting<Content>(`/matches/${match}/content`),
  seats: (game: string, options: Record<string, Value>) =>
    call<wire.SeatCounts>('POST', `/games/${game}/seats`, { options }),
  lessonBook: (game: string) => lasting<wire.LessonBook>(`/games/${game}/lesson/book`),
  lessonContent: (game: string) => lasting<Content>(`/games/${game}/lesson/content`),
  lessonWhy: (game: string, path: string, act: Act) =>
    call<wire.LessonReason>('POST', `/games/${game}/lesson/why`, { path, act }),
  newMatch: (match: NewMatch) => call<wire.Seated>('POST', '/matches', match),
  match: (match: string) => call<MatchInfo>('GET', `/matches/${match}`),
  join: (match: string, invite: string, name: string) =>
    call<wire.Seated>('POST', `/matches/${match}/join`, { invite, name }),
  invites: (match: string, key: string) => call<wire.Invites>('POST', `/matches/${match}/invites`, {}, key),
  replay: (match: string) => call<wire.Replay>('GET', `/replays/${match}`),
  replayStep: (match: string, entry: number, viewer: string) =>
    call<wire.ReplayStep>('GET', `/replays/${match}/${entry}?viewer=${viewer}`),
}
