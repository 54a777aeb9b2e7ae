/** The table and the content of Under our Sun, and where things are drawn. */

import type { Content } from '../../lib/api'
import type { View } from '../../lib/wire'

export const NOBODY = -1
export const GOODS = [
  'water',
  'food',
  'fabric',
  'metal',
  'connector',
  'wood',
  'alcohol',
  'plastic',
  'cartridge',
  'arrow',
] as const
export const PHASES = ['morning', 'afternoon', 'night', 'preparation'] as const
export const WEATHERS = ['clear', 'breeze', 'heat', 'storm', 'solar_storm', 'sandstorm'] as const
export const FITNESS = ['tired', 'ok', 'fit'] as const

export interface Character {
  seat: number
  place: number
  hp: number
  fitness: number
  ap: number
  karma: number
  injured: boolean
  infected: boolean
  hidden: boolean
  fallen: number
  /** One bit per special skill that rests: until the next day phase, or four further on until the next day. */
  spent: number
  out: boolean
  acted: boolean
  goods: number[]
  cards: number[]
  gear: number
}
export interface Enemy {
  card: number
  place: number
  damage: number
  tapped: boolean
  body: boolean
}
export interface Merchant {
  place: number
  gone: boolean
  goods: number[]
  cards: number[]
}
/** Something that the mission counts: cubes on a tile, points of a counter, tokens on a tile. */
export interface Aim {
  sort: 'stock' | 'progress' | 'token'
  what: number
  tile: number
  n: number
}
export interface Role {
  seat: number
  side: number | null
  card: number | null
  shown: boolean
}
export interface Table {
  day: number
  phase: number
  weather: number
  active: number
  characters: Character[]
  order: number[]
  enemies: Enemy[]
  merchants: Merchant[]
  roles: Role[]
  /** The face-up tile at a place. */
  at: Record<string, number>
  face_down: Record<string, number>
  printed: number[][]
  dropped: number[][]
  /** Cards that lie on a tile. */
  ground: Record<string, number[]>
  /** Mission tokens on a tile, by kind. */
  tokens: Record<string, number[]>
  progress: number[]
  mission_card: number
  /** Markers on cards; cards that lie face down or rest. */
  uses: Record<string, number>
  flipped: number[]
  resting: number[]
  /** One bit per tile, as are the following. */
  covered: number
  events: number
  boxes_str: number
  boxes_dex: number
  sources: number
  full: number
  camps: number
  fires: number
  objectives: number
}
export interface Tables {
  boards: { name: string; hp: number; water: number; skills: { name: string }[] }[]
  things: { name: string; price: number }[]
  tiles: {
    name: string
    move: number
    spaces: number
    water_source: boolean
    enemy: boolean
    target: boolean
  }[]
  face_of: number[]
  /** Enemies; the dice they strike with by day and by night. */
  foes: { name: string; type: string; hp: number; melee: number[][] }[]
  foe_of: number[]
  mission: { name: string }
  /** By number of characters: the last day, and what the mission counts. */
  days: Record<string, number>
  aims: Record<string, Aim[]>
  ap: number
}

/** Bits beyond the thirty-second, which JavaScript's own operators would lose. */
export function bit(set: number, n: number): boolean {
  return Math.floor(set / 2 ** n) % 2 === 1
}

export const SIZE = 76
const ROOT = Math.sqrt(3)

/** The middle of a place; its name holds its coordinates, `q/r`, with flat tops and direction 0 to the north. */
export function at(name: string): [x: number, y: number] {
  const [q = 0, r = 0] = name.split('/').map(Number)
  return [SIZE * 1.5 * q, SIZE * ROOT * (r + q / 2)]
}

export function hexagon(size = SIZE): string {
  return shifted(0, 0, size)
}

/** A hexagon around another middle. */
export function shifted(x: number, y: number, size = SIZE): string {
  const corner = (n: number): string =>
    [Math.cos((n * Math.PI) / 3) * size + x, Math.sin((n * Math.PI) / 3) * size + y]
      .map((place) => place.toFixed(1))
      .join(' ')
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`
}

/** Every place with something to see: tiles face up or down, and places that can be chosen. */
export function places(table: Table, content: Content<Tables>, glow: ReadonlySet<string>): number[] {
  const known = content.names['place'] ?? []
  const chosen = [...glow]
    .filter((word) => word.startsWith('place:'))
    .map((word) => known.indexOf(word.slice(6)))
  const laid = [...Object.keys(table.at), ...Object.keys(table.face_down)].map(Number)
  return [...new Set([...laid, ...chosen])].filter((place) => place >= 0)
}

/** The box that holds these places, and at least the ground around New Haven. */
export function frame(names: string[]): { x: number; y: number; width: number; height: number } {
  const points = ['0/0', '1/-1', '-1/1', '0/1', '0/-1', ...names].map(at)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const margin = SIZE + 8
  const x = Math.min(...xs) - margin
  const y = Math.min(...ys) - margin
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}

/** Where the pieces of a tile stand: in a row, two rows when there are many. */
export function spot(n: number, count: number): [x: number, y: number] {
  const rows = count > 3 ? 2 : 1
  const inRow = Math.ceil(count / rows)
  const row = Math.floor(n / inRow)
  const here = Math.min(inRow, count - row * inRow)
  const gap = Math.min(36, 110 / Math.max(1, inRow))
  return [((n % inRow) - (here - 1) / 2) * gap, (row - (rows - 1) / 2) * 34 + 8]
}

/** The characters of a seat, or of nobody for a spectator. */
export function own(view: View<Table>): number[] {
  return view.table.order.filter((who) => view.table.characters[who]?.seat === view.seat)
}

/** How many characters count for the mission: alone one plays two. */
export function people(table: Table): string {
  return String(Math.max(table.order.length, 2))
}

/** What lies on a tile, printed or dropped. */
export function goodsOn(table: Table, tile: number): { kind: number; count: number }[] {
  return GOODS.map((_, kind) => ({
    kind,
    count: (table.printed[tile]?.[kind] ?? 0) + (table.dropped[tile]?.[kind] ?? 0),
  })).filter(({ count }) => count > 0)
}

/** How much there is of what the mission counts. */
export function reached(table: Table, aim: Aim): number {
  if (aim.sort === 'progress') return table.progress[aim.what] ?? 0
  if (aim.sort === 'token') return table.tokens[String(aim.tile)]?.[aim.what] ?? 0
  return (table.printed[aim.tile]?.[aim.what] ?? 0) + (table.dropped[aim.tile]?.[aim.what] ?? 0)
}
