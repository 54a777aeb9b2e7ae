/** The table and the content of Dawn of the Zeds, and where things are drawn. */

export interface Table {
  round: number
  ammo: number
  actions: number
  card: number
  /** Two places for Zeds on every space, 2 * space and the next. */
  zeds: number[]
  zed_hits: number[]
  bag: number[]
  /** By unit: its space, or one of the marks below. */
  units: number[]
  hits: number[]
  stubborn: boolean[]
  specials: boolean[]
  player_actions: boolean[]
  personal: number[]
  well_armed: number
  civil_leader: number
  tough_zed: number
  no_entry: number
  champion: number
  location: number
  event_deck: number[]
  story: number
  kept: number[]
}

export const NOWHERE = -1
export const CEMETERY = -1
export const RESERVE = -2
export const PATHS = 4
export const LENGTH = 8
export const START = 7
export const TOWN_CENTER = PATHS * LENGTH
export const KINDS = ['plain', 'place', 'village', 'town', 'start', 'center'] as const
export const UNIT_KINDS = ['hero', 'heroic', 'civilian'] as const

export interface Box {
  /** What each space is, as an index into KINDS. */
  kind: number[]
  /** By Zed and hits taken. */
  zed_strength: number[][]
  zed_death: number
  units: { name: string; kind: number; strength: number[]; death: number; move: number }[]
  specials: { ability: number; unit: number; once_a_game: boolean }[]
  events: { name: string; act: number; zeds: number[]; actions: number }[]
  most_ammo: number
  most_actions: number
}

export const WIDTH = 1160
export const HEIGHT = 740
export const CENTER = { x: WIDTH / 2 - 118, y: HEIGHT / 2 - 108, width: 236, height: 216 }
export const SPACE = { width: 96, height: 90 }

/** One path from the town outwards, in the upper left quarter; the others are its mirror images. */
const CURL: [number, number][] = [
  [402, 300],
  [306, 232],
  [402, 160],
  [322, 62],
  [218, 58],
  [114, 62],
  [62, 156],
  [62, 256],
]

/** The middle of a space. Forest lies north-west, mountain north-east, highway south-east, suburb south-west. */
export function at(space: number): [x: number, y: number] {
  if (space === TOWN_CENTER) return [WIDTH / 2, HEIGHT / 2]
  const path = Math.floor(space / LENGTH)
  const [x, y] = CURL[space % LENGTH] ?? [0, 0]
  return [path === 1 || path === 2 ? WIDTH - x : x, path === 2 || path === 3 ? HEIGHT - y : y]
}

/** Where the name of a space stands: below it, in the lower half of the board above it, and clear of the next space. */
export function nameAt(space: number): [x: number, y: number] {
  const [x, y] = at(space)
  const corner = space % LENGTH === 5 ? 10 * Math.sign(WIDTH / 2 - x) : 0
  return [x + corner, y < HEIGHT / 2 ? y + SPACE.height / 2 + 15 : y - SPACE.height / 2 - 6]
}

/** The road of a path: a smooth line through the middle of its spaces, from the Start into the town. */
export function road(path: number): string {
  const points = Array.from({ length: LENGTH }, (_, n) => at(path * LENGTH + START - n))
  points.push([WIDTH / 2, HEIGHT / 2])
  return points
    .map(([x, y], n) => {
      const [px, py] = points[n - 1] ?? [x, y]
      return n ? `Q${px} ${py} ${(px + x) / 2} ${(py + y) / 2}` : `M${x} ${y}`
    })
    .join('')
    .concat(`L${WIDTH / 2} ${HEIGHT / 2}`)
}

export function zedsOn(table: Table, space: number): number[] {
  return [table.zeds[2 * space], table.zeds[2 * space + 1]].filter(
    (zed): zed is number => zed !== undefined && zed >= 0,
  )
}

export function unitsOn(table: Table, space: number): number[] {
  return table.units
    .map((here, unit) => ({ here, unit }))
    .filter(({ here }) => here === space)
    .map(({ unit }) => unit)
}

/** Where the counters of a space stand: Zeds above, units below; in the town center units stand in rows. */
export function zedAt(space: number, n: number, count: number): [number, number] {
  const [x, y] = at(space)
  if (space === TOWN_CENTER) return [x - 60 + n * 44, y - 78]
  return [x + (n - (count - 1) / 2) * 42, y - 20]
}
export function unitAt(space: number, n: number, count: number): [number, number] {
  const [x, y] = at(space)
  if (space !== TOWN_CENTER) return [x + (n - (count - 1) / 2) * 42, y + 22]
  const columns = 5
  const rows = Math.ceil(count / columns)
  const inRow = Math.min(columns, count - Math.floor(n / columns) * columns)
  return [
    x + ((n % columns) - (inRow - 1) / 2) * 43,
    y + 22 + (Math.floor(n / columns) - (rows - 1) / 2) * 43,
  ]
}

/** Two letters that stand for a unit. */
export function initials(name: string): string {
  const words = name
    .replace(/[^\p{L} ]/gu, '')
    .split(' ')
    .filter(Boolean)
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words[0]?.[0] ?? ''}${last[0] ?? ''}`.toUpperCase() : last.slice(0, 2)
}

/** The units with a mark instead of a space: in reserve or in the cemetery. */
export function unitsAt(table: Table, mark: number): number[] {
  return table.units.flatMap((at, unit) => (at === mark ? [unit] : []))
}
