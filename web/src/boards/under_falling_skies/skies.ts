/** The table and the content of Under Falling Skies, and where things are drawn. */

import type { Content } from '../../lib/api'
import type { Arg, Foreseen, Text, View } from '../../lib/wire'
import type { Naming } from '../../lib/words'

export type Effect = 'slow' | 'energy' | 'fighter' | 'research' | 'robot'

export interface Table {
  round: number
  mothership: number
  energy: number
  research: number
  damage: number
  excavator: number
  ships: number[]
  faces: number[]
  places: number[]
  robots: number[]
}

export interface Room {
  name: string
  spaces: number[]
  effects: Effect[]
  modifier: number
  cost: number
}

export interface Board {
  skull_row: number
  track: string[]
  symbol: string[]
  explosion: number[]
  space_names: string[]
  opens_with: number[]
  path_end: number
  room_of: number[]
  rooms: Room[]
  research: number[]
  energy_max: number
  damage_to_lose: number
}

/** Ship places are column * STRIDE + row; row 0 is the starting spot. */
export const STRIDE = 17
export const IMPACT_ROW = 16
export const WAITING = -1
export const SUPPLY = -2
export const OFF = -1
export const ROBOT_READY = 0
export const COLUMNS = [0, 1, 2, 3, 4]
export const ACTION_DICE = [0, 1, 2, 3, 4]
export const ROBOT_DICE = [5, 6]

export type Colour = 'black' | 'white' | 'blue'

export function colourOf(die: string): Colour {
  return die.replace(/\d+$/, '') as Colour
}

/** The die that has been taken and not yet placed. */
export function inHand(view: View): number {
  const frame = view.stack.findLast((one) => typeof one['die'] === 'number')
  return (frame?.['die'] as number | undefined) ?? OFF
}

/** Dice are called with their faces, rooms by their effects. */
export function naming(view: View<Table>, content: Content<Board>): Naming {
  return ({ kind, id }): Text | undefined => {
    if (kind === 'die') {
      const face = view.table.faces[content.names['die']?.indexOf(id) ?? -1]
      const colour = { type: 'named' as const, kind: 'die', id: colourOf(id) }
      return face ? { key: 'die-shown', args: { colour, face } } : undefined
    }
    if (kind === 'room') {
      const room = content.tables.rooms[content.names['room']?.indexOf(id) ?? -1]
      if (room) return { key: `room-${room.effects.join('-')}`, args: { spaces: id.replaceAll('-', '+') } }
    }
    return undefined
  }
}

// ---------------------------------------------------------------- the sky

export const COLUMN_WIDTH = 100
export const ROW_HEIGHT = 53
export const HULL = 104
export const TRACK_X = COLUMNS.length * COLUMN_WIDTH
export const SKY_WIDTH = TRACK_X + 92
export const SKY_HEIGHT = HULL + (IMPACT_ROW + 1) * ROW_HEIGHT + 22

/** The middle of a sky space; ships on their starting spots ride on the mothership. */
export function skyAt(place: number, mothership: number): [x: number, y: number] {
  const column = Math.floor(place / STRIDE)
  const row = place % STRIDE || mothership
  return [column * COLUMN_WIDTH + COLUMN_WIDTH / 2, HULL + row * ROW_HEIGHT + ROW_HEIGHT / 2]
}

/** Where ships would be after what a preview tells. */
export function ghosts(
  preview: Foreseen[],
  names: Record<string, string[]>,
): { ship: number; place: number }[] {
  const last = new Map<number, number>()
  const number = (kind: string, named: Arg | undefined): number =>
    names[kind]?.indexOf(typeof named === 'object' && !Array.isArray(named) ? named.id : '') ?? -1
  for (const { text } of preview) {
    const [ship, column] = [number('ship', text.args?.['ship']), number('column', text.args?.['column'])]
    if (text.key === 'event-ship-descended' || text.key === 'event-ship-shifted') {
      last.set(ship, column * STRIDE + Number(text.args?.['row']))
    } else if (text.key === 'event-ship-hit-base') {
      last.set(ship, column * STRIDE + IMPACT_ROW)
    }
  }
  return [...last].map(([ship, place]) => ({ ship, place }))
}

// ---------------------------------------------------------------- the base

export const CELL_WIDTH = 100
export const CELL_HEIGHT = 94
export const BASE_TOP = 26
export const BASE_LEFT = 26
export const BASE_WIDTH = BASE_LEFT + 5 * CELL_WIDTH + 8
export const BASE_HEIGHT = BASE_TOP + 6 * CELL_HEIGHT + 8

/** The upper left corner of a base space, by its name: A1 to F5. */
export function baseAt(name: string): [x: number, y: number] {
  const row = name.charCodeAt(0) - 65
  return [BASE_LEFT + (Number(name.slice(1)) - 1) * CELL_WIDTH, BASE_TOP + row * CELL_HEIGHT]
}

export function isExcavated(board: Board, space: number, excavator: number): boolean {
  return (board.opens_with[space] ?? 0) < excavator
}

/** The box around all spaces of a room. */
export function roomBox(board: Board, room: Room): { x: number; y: number; width: number; height: number } {
  const corners = room.spaces.map((space) => baseAt(board.space_names[space] ?? 'A1'))
  const x = Math.min(...corners.map((corner) => corner[0]))
  const y = Math.min(...corners.map((corner) => corner[1]))
  return {
    x,
    y,
    width: Math.max(...corners.map((corner) => corner[0])) - x + CELL_WIDTH,
    height: Math.max(...corners.map((corner) => corner[1])) - y + CELL_HEIGHT,
  }
}
