import { expect, test } from 'vitest'
import type { Content } from '../../lib/api'
import type { View } from '../../lib/wire'
import type { Words } from '../../lib/words'
import { reached, type Table, type Tables } from './sun'
import { about, lasting, naming } from './telling'

const content = {
  names: {
    place: ['0/0', '0/-1', '1/-1', '5/5'],
    tile: ['new_haven', 'oasis_pool'],
    card: ['medkit_1'],
    enemy: ['rabid_wolf_1'],
    good: ['water', 'food'],
    character: ['medic'],
  },
  tables: {
    boards: [{ name: 'medic', hp: 6, water: 5, skills: [{ name: 'field_surgery' }] }],
    face_of: [0],
    things: [{ name: 'medkit', price: 4 }],
    foe_of: [0],
    foes: [
      {
        name: 'rabid_wolf',
        hp: 3,
        melee: [
          [0, 1, 0, 0],
          [0, 0, 2, 0],
        ],
      },
    ],
  },
} as unknown as Content<Tables>
const table = {
  at: { '0': 0, '1': 1 },
  active: 0,
  phase: 0,
  characters: [{ place: 0, seat: 0 }],
  order: [0],
  enemies: [{ card: 0, place: 1, damage: 1, tapped: false, body: false }],
  printed: [
    [0, 1],
    [0, 0],
  ],
  dropped: [
    [0, 2],
    [0, 0],
  ],
  ground: { '0': [0] },
  boxes_str: 0,
  boxes_dex: 2,
  progress: [0, 4],
  tokens: { '1': [2] },
} as unknown as Table
const view = { table, seat: 0 } as unknown as View<Table>
/** Words that show their key and arguments. */
const words = {
  has: (key: string) => key === 'thing-medkit-text',
  say: (key: string, args: object = {}) => [key, ...Object.values(args).map(String)].join(' '),
  target: (word: string) => word,
  join: (parts: string[]) => parts.join('+'),
} as unknown as Words

const place = (id: string) => ({ type: 'named' as const, kind: 'place', id })

test('a place is called by its tile, by its direction, or where all else fails by its coordinates', () => {
  const name = naming(view, content)
  expect(name(place('0/-1'))).toEqual({ key: 'tile-oasis-pool', args: {} })
  expect(name(place('1/-1'))).toEqual({ key: 'place-north-east', args: {} })
  expect(name(place('5/5'))).toEqual({ key: 'place-at', args: { q: '5', r: '5' } })
})

test('what is told of the past knows no directions, which change', () => {
  expect(lasting(content, view)(place('1/-1'))?.key).toBe('place-at')
  expect(lasting(content, view)(place('0/0'))?.key).toBe('tile-new-haven')
})

test('a card says what is written on it, a tile what lies there, an enemy how strong it is', () => {
  expect(about('card:medkit_1', view, content, words)).toEqual(['thing-medkit-text'])
  expect(about('tile:new_haven', view, content, words)).toEqual(['web-uos-lies 3 good:food+card:medkit_1'])
  expect(about('tile:oasis_pool', view, content, words)).toEqual(['board-box-dexterity'])
  expect(about('enemy:rabid_wolf_1', view, content, words)).toEqual([
    'board-hp-of 2 3',
    'web-uos-strikes 1 board-die-yellow',
  ])
  expect(about('character:medic', view, content, words)).toEqual([
    'web-uos-build 6 5',
    'web-uos-skill skill-field-surgery skill-field-surgery-text',
  ])
  expect(about('good:food', view, content, words)).toEqual([])
})

test('the mission counts what lies in store, points and tokens', () => {
  expect(reached(table, { sort: 'stock', what: 1, tile: 0, n: 4 })).toBe(3)
  expect(reached(table, { sort: 'progress', what: 1, tile: -1, n: 4 })).toBe(4)
  expect(reached(table, { sort: 'token', what: 0, tile: 1, n: 1 })).toBe(2)
})
