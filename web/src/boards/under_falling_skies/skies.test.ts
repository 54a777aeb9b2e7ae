import { expect, test } from 'vitest'
import type { Named } from '../../lib/wire'
import { STRIDE, baseAt, ghosts, roomBox, skyAt, type Board, type Room } from './skies'

const NAMES = { ship: ['green1', 'green2'], column: ['1', '2', '3', '4', '5'] }
const named = (kind: string, id: string): Named => ({ type: 'named', kind, id })

test('a ship on its starting spot rides on the mothership', () => {
  expect(skyAt(2 * STRIDE, 4)).toEqual(skyAt(2 * STRIDE + 4, 4))
})

test('a preview shows each ship where it would end up, also after a shift', () => {
  const ship = named('ship', 'green2')
  const seen = ghosts(
    [
      {
        text: { key: 'event-ship-descended', args: { ship, column: named('column', '2'), row: 5 } },
        targets: [],
      },
      {
        text: { key: 'event-ship-shifted', args: { ship, column: named('column', '3'), row: 5 } },
        targets: [],
      },
    ],
    NAMES,
  )
  expect(seen).toEqual([{ ship: 1, place: 2 * STRIDE + 5 }])
})

test('a room of several spaces is as wide as they are', () => {
  const board = { space_names: ['C2', 'C3'] } as unknown as Board
  const box = roomBox(board, { spaces: [0, 1] } as unknown as Room)
  expect(box.x).toBe(baseAt('C2')[0])
  expect(box.width).toBe(200)
})
