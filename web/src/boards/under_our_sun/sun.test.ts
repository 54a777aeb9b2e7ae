import { expect, test } from 'vitest'
import { SIZE, at, bit, frame, places, spot, type Table, type Tables } from './sun'
import type { Content } from '../../lib/api'

test('neighbouring places touch and do not overlap', () => {
  const [x, y] = at('0/0')
  for (const near of ['0/-1', '1/-1', '1/0', '0/1', '-1/1', '-1/0']) {
    const [a, b] = at(near)
    expect(Math.hypot(x - a, y - b)).toBeCloseTo(SIZE * Math.sqrt(3))
  }
})

test('tiles beyond the thirty-second have their bit', () => {
  expect(bit(2 ** 33, 33)).toBe(true)
  expect(bit(2 ** 33, 1)).toBe(false)
})

test('places that can be revealed are drawn beside those that lie there', () => {
  const content = { names: { place: ['0/0', '0/-1', '1/-1'] } } as unknown as Content<Tables>
  const table = { at: { '0': 0 }, face_down: {} } as unknown as Table
  expect(places(table, content, new Set(['place:1/-1', 'tile:new_haven']))).toEqual([0, 2])
})

test('the frame holds every tile', () => {
  const box = frame(['5/-3'])
  const [x, y] = at('5/-3')
  expect(box.x + box.width).toBeGreaterThan(x + SIZE)
  expect(box.y).toBeLessThan(y - SIZE)
})

test('a crowd stands in two rows', () => {
  expect(new Set([0, 1, 2, 3].map((n) => spot(n, 4)[1])).size).toBe(2)
  expect(new Set([0, 1, 2].map((n) => spot(n, 3)[1])).size).toBe(1)
})
