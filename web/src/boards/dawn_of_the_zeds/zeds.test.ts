import { expect, test } from 'vitest'
import { LENGTH, TOWN_CENTER, at, initials, unitAt } from './zeds'

test('no two spaces lie on each other, and all lie on the board', () => {
  const spaces = Array.from({ length: TOWN_CENTER + 1 }, (_, n) => at(n))
  spaces.forEach(([x, y], n) => {
    spaces.slice(n + 1).forEach(([a, b]) => expect(Math.hypot(x - a, y - b)).toBeGreaterThan(90))
  })
})

test('the four paths mirror each other', () => {
  const [x, y] = at(3)
  expect(at(LENGTH + 3)).toEqual([1160 - x, y])
  expect(at(3 * LENGTH + 3)).toEqual([x, 740 - y])
})

test('a crowd in the town center stands in rows', () => {
  const crowd = Array.from({ length: 7 }, (_, n) => unitAt(TOWN_CENTER, n, 7))
  expect(new Set(crowd.map(([, y]) => y)).size).toBe(2)
})

test('a unit goes by two letters', () => {
  expect(initials('Sheriff Hunt')).toBe('SH')
  expect(initials('Piazza')).toBe('Pi')
})
