/** The table and the content of Wildlands, and where things are drawn. */

import type { Content } from '../../lib/api'

export type Point = [x: number, y: number]

export interface Player {
  seat: number
  faction: number
  colour: number
  /** The cards of the owner; for others, how many there are. */
  hand: number[] | number
  deck: number[] | number
  discard: number[]
  played: number[]
  maps: number[] | number
  starts: number[] | number
  shards: number[]
  collected: number
  trophies: number[]
}

export interface Table {
  players: Player[]
  /** By character: its space, or one of the marks below. */
  places: number[]
  damage: number[]
  marker: number
}

export const WAITING = -1
export const DEFEATED = -2
export const TROOP = 5
export const NO_FLAG = -1
export const POINTS_TO_WIN = 5

export interface Space {
  number: number
  circle: [x: number, y: number, radius: number]
  outline: Point[]
  cover?: boolean
  elevation?: number
}
interface Border {
  between: [number, number]
  at: [Point, Point]
}
export interface Card {
  name: string
  faction: number
  face: { rows: [character: number, flag: number][]; open: number } | null
}
export interface Tables {
  board: {
    side: string
    data: {
      width: number
      height: number
      places: { id: string; spaces: Space[] }[]
      borders: { lines: Border[]; arrows?: Border[]; gates?: Border[] }
    }
    /** By space, one bit for each space that can be attacked at range from it. */
    seen: number[]
  }
  symbols: string[]
  health: number[]
  cards: Card[]
}

export const COLOURS = ['blue', 'green', 'orange', 'purple']

export function listed(value: number[] | number): number[] {
  return Array.isArray(value) ? value : []
}
export function counted(value: number[] | number): number {
  return Array.isArray(value) ? value.length : value
}

/** All spaces by number, each with the place it belongs to. */
export function spacesOf(content: Content<Tables>): (Space & { place: string; at: number })[] {
  return content.tables.board.data.places
    .flatMap((place, at) => place.spaces.map((space) => ({ ...space, place: place.id, at })))
    .sort((a, b) => a.number - b.number)
}

export function outlinePath(outline: Point[]): string {
  return `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`
}

/** Bits beyond the thirty-second, which JavaScript's own operators would lose. */
export function sees(seen: number[], from: number, to: number): boolean {
  return Math.floor((seen[from] ?? 0) / 2 ** to) % 2 === 1
}

/** Is a point inside a polygon? */
export function inside([x, y]: Point, outline: Point[]): boolean {
  let within = false
  outline.forEach(([x1, y1], n) => {
    const [x2, y2] = outline[(n + 1) % outline.length] ?? [0, 0]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within
  })
  return within
}

/**
 * Where several things stand in a space: a grid of points at least `gap` apart that keep clear of the walls and of the
 * circle, nearest to the middle first; things that find no room of their own share the last point.
 */
export function standing(space: Space, count: number, gap = 46): Point[] {
  const [cx, cy, radius] = space.circle
  const xs = space.outline.map(([x]) => x)
  const ys = space.outline.map(([, y]) => y)
  const margin = gap / 2 - 2
  const clear = (x: number, y: number): boolean =>
    [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ].every(([dx = 0, dy = 0]) => inside([x + dx * margin, y + dy * margin], space.outline))
  const found: { at: Point; far: number }[] = []
  const step = gap / 4
  for (let x = Math.min(...xs) + margin; x <= Math.max(...xs) - margin; x += step) {
    for (let y = Math.min(...ys) + margin; y <= Math.max(...ys) - margin; y += step) {
      const far = Math.hypot(x - cx, y - cy)
      if (far > radius + gap / 2 - 6 && clear(x, y)) found.push({ at: [x, y], far })
    }
  }
  found.sort((a, b) => a.far - b.far)
  const taken: Point[] = []
  for (const { at } of found) {
    if (taken.length === count) break
    if (taken.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) >= gap)) taken.push(at)
  }
  while (taken.length < count) {
    const last = taken.at(-1) ?? [cx, cy - radius]
    taken.push([last[0] + 9, last[1] + 7])
  }
  return taken
}

export function characterSeat(table: Table, character: number): number | undefined {
  return table.players.find((player) => player.faction === Math.floor(character / TROOP))?.seat
}
