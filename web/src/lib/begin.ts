/** Making a match, and keeping what is needed to come back to it. */

import { api, type GameInfo, type NewSeat, type Seated, type Value } from './api'
import { keep } from './memory'
import { settings } from './settings.svelte'
import type { Words } from './words'

export async function begin(
  game: string,
  options: Record<string, Value>,
  seats: NewSeat[],
  words: Words,
  reaction = 0,
): Promise<string> {
  const name = settings.name.trim() || words.say('web-default-name')
  return remember(game, await api.newMatch({ game, options, seats, name, clocks: { reaction } }))
}

export function remember(game: string, seated: Seated): string {
  const invites = seated.invites.map(({ seat, link, secret }) => ({
    seat,
    link: link.startsWith('http') ? link : `${location.origin}/join/${seated.match}#${secret}`,
  }))
  keep({
    match: seated.match,
    game,
    key: seated.key,
    seats: seated.seats,
    invites,
    at: Date.now(),
    over: false,
  })
  return seated.match
}

/** The first ready-made choice, oneself at the first seat and bots at the others. */
export function quickMatch(game: GameInfo, words: Words): Promise<string> {
  const preset = game.presets[0]
  const count = preset?.seats[0] ?? game.min_seats
  return begin(game.id, preset?.options ?? {}, fill(game, count), words)
}

/** Oneself first, then bots; where a game has no bots, oneself everywhere. */
export function fill(game: GameInfo, count: number): NewSeat[] {
  const level = game.levels.includes('veteran') ? 'veteran' : game.levels.at(-1)
  return Array.from({ length: count }, (_, seat): NewSeat =>
    seat === 0 || !level ? { holder: 'me' } : { holder: 'bot', level },
  )
}
