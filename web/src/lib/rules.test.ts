import { expect, test } from 'vitest'
import type { RuleBook } from './api'
import { find } from './rules'

const BOOK: RuleBook = {
  game: 'under_falling_skies',
  rules: [
    { id: 'UFS-DICE-01', section: 'Dice', text: 'Roll five dice.', source: '', edition: '' },
    {
      id: 'UFS-DICE-02',
      section: 'Dice',
      text: 'Place a die; ships in its column descend.',
      source: '',
      edition: '',
    },
    {
      id: 'UFS-ROOM-01',
      section: 'Rooms',
      text: 'Dice in a room are used together.',
      source: '',
      edition: '',
    },
  ],
  rulings: [{ id: 'UFS-R-08', question: '', ruling: 'After the move.', rules: ['UFS-DICE-02'], why: '' }],
}
const ids = (query: string) => find(BOOK, query).map((rule) => rule.id)

test('an id, or its beginning, finds those rules', () => {
  expect(ids('ufs-room-01')).toEqual(['UFS-ROOM-01'])
  expect(ids('UFS-DICE')).toEqual(['UFS-DICE-01', 'UFS-DICE-02'])
})
test('a ruling finds the rules it speaks of', () => {
  expect(ids('UFS-R-08')).toEqual(['UFS-DICE-02'])
})
test('all words must occur, wherever they stand', () => {
  expect(ids('column ships')).toEqual(['UFS-DICE-02'])
  expect(ids('dragons')).toEqual([])
})
