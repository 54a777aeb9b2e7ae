import { expect, test } from 'vitest'
import { inside, sees, standing, type Space } from './wildlands'

const HALL: Space = {
  number: 1,
  circle: [100, 75, 16],
  outline: [
    [0, 0],
    [200, 0],
    [200, 150],
    [0, 150],
  ],
}

test('bits beyond the thirty-second count', () => {
  expect(sees([2 ** 41], 0, 41)).toBe(true)
  expect(sees([2 ** 41], 0, 40)).toBe(false)
})

test('figures stand inside the walls, apart from each other and beside the circle', () => {
  const spots = standing(HALL, 5)
  expect(spots.every((spot) => inside(spot, HALL.outline))).toBe(true)
  spots.forEach(([x, y], n) => {
    expect(Math.hypot(x - 100, y - 75)).toBeGreaterThan(16)
    spots.slice(n + 1).forEach(([a, b]) => expect(Math.hypot(x - a, y - b)).toBeGreaterThanOrEqual(46))
  })
})

test('where there is no room for all, every figure still has a place', () => {
  expect(
    standing(
      {
        ...HALL,
        outline: [
          [80, 50],
          [120, 50],
          [120, 100],
          [80, 100],
        ],
      },
      3,
    ),
  ).toHaveLength(3)
})
