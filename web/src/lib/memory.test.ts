import { beforeEach, expect, test } from 'vitest'
import { change, forget, keep, kept, recall } from './memory'

const one = { match: 'm1', game: 'wildlands', key: 'k', seats: [0], invites: [], at: 1, over: false }
beforeEach(() => localStorage.clear())

test('matches are kept, the latest first, each once', () => {
  keep(one)
  keep({ ...one, match: 'm2', at: 2 })
  keep({ ...one, at: 3 })
  expect(kept().map((each) => each.match)).toEqual(['m1', 'm2'])
})
test('a match can be changed and forgotten', () => {
  keep(one)
  change('m1', { over: true })
  expect(recall('m1')?.over).toBe(true)
  forget('m1')
  expect(recall('m1')).toBeUndefined()
})
test('nonsense in the storage is no trouble', () => {
  localStorage.setItem('holdfast-matches', '{"a": ')
  expect(kept()).toEqual([])
})
