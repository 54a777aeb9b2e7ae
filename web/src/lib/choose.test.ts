import { describe, expect, test } from 'vitest'
import { glowing, imagined, meant, pick, typed } from './choose'
import type { Option, Question } from './wire'

const NAMES = { space: ['A1', 'A2', 'B1'], room: ['B1', 'B2'] }

function option(act: Option['act'], ...targets: string[]): Option {
  return { act, text: { key: `act-${act.do}`, args: {} }, targets }
}
const place = option({ do: 'place', space: 0 }, 'space:A1')
const activate = option({ do: 'activate', room: 0 }, 'room:B1')
const setAside = option({ do: 'set_aside', space: 2 }, 'space:B1')
const done = option({ do: 'end_phase' })

function question(...options: Option[]): Question {
  return { id: 1, kind: 'ask', seats: [0], text: { key: 'ask-x', args: {} }, options, rule: 'X-1' }
}

test('everything that some answer touches glows', () => {
  expect([...glowing([place, activate, done])]).toEqual(['space:A1', 'room:B1'])
})

describe('a click on the board', () => {
  test('answers at once where one option fits', () => {
    expect(pick(question(place, done), ['space:A1'], NAMES)).toEqual({ kind: 'answer', option: place })
  })
  test('opens a menu where several fit, as for a thing with two names', () => {
    const picked = pick(question(activate, setAside), ['space:B1', 'room:B1'], NAMES)
    expect(picked).toEqual({ kind: 'menu', options: [activate, setAside] })
  })
  test('asks why not where none fits, about an answer of the same form', () => {
    expect(pick(question(place, done), ['space:A2'], NAMES)).toEqual({
      kind: 'why',
      acts: [{ do: 'place', space: 1 }],
    })
  })
  test('prefers options that touch nothing else', () => {
    const move = option({ do: 'move', piece: 0, space: 0 }, 'piece:x', 'space:A1')
    expect(meant([move, place], ['space:A1'])).toEqual([place, move])
  })
})

test('no answer can be imagined about a kind that no option speaks of', () => {
  expect(imagined([place], ['room:B2'], NAMES)).toEqual([])
  expect(imagined([place], ['space:nowhere'], NAMES)).toEqual([])
})

describe('typed numbers', () => {
  test('choose at once where no longer number can follow', () => {
    expect(typed('3', 5)).toEqual({ chosen: 2, done: true })
    expect(typed('2', 12)).toEqual({ chosen: 1, done: true })
  })
  test('wait for a second digit where one can follow', () => {
    expect(typed('1', 12)).toEqual({ chosen: 0, done: false })
    expect(typed('12', 12)).toEqual({ chosen: 11, done: true })
  })
  test('outside of the list choose nothing', () => {
    expect(typed('0', 5).chosen).toBeNull()
    expect(typed('6', 5).chosen).toBeNull()
  })
})
