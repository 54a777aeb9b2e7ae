import { expect, test, vi } from 'vitest'
import { flushSync } from 'svelte'
import type { Match } from './match.svelte'
import { Play } from './play.svelte'
import type { Option, Position } from './wire'

const NAMES = { space: ['A1', 'A2'], room: ['B1', 'B2'] }

function option(act: Option['act'], ...targets: string[]): Option {
  return { act, text: { key: `act-${act.do}`, args: {} }, targets }
}

/** A match that is asked something and says yes to every answer. */
function table(...options: Option[]) {
  const question = { id: 5, kind: 'ask', seats: [0], text: { key: 'ask-x', args: {} }, options, rule: 'X-1' }
  const match = {
    status: 'open',
    you: { seats: [0], viewer: 0, player: 0 },
    position: { number: 1, entry: 9, question } as unknown as Position,
    request: vi.fn().mockResolvedValue({ type: 'accepted', id: '1', number: 2 }),
    why: vi.fn().mockResolvedValue({ type: 'reason', rule: 'X-2', text: { key: 'no-way' } }),
    odds: vi.fn().mockResolvedValue(null),
    past: vi.fn().mockImplementation((entry: number) => ({ type: 'past', position: { entry }, log: [] })),
  }
  const play = new Play(match as unknown as Match)
  play.content = { names: NAMES } as never
  return { match, play }
}
const place = option({ do: 'place', space: 0 }, 'space:A1')
const done = option({ do: 'end' })

test('a click on what one answer touches gives that answer', async () => {
  const { match, play } = table(place, done)
  await play.pick(['space:A1'], document.body)
  expect(match.request).toHaveBeenCalledWith({ type: 'answer', seat: 0, question: 5, act: place.act })
})

test('an answer is given once, however often it is clicked', async () => {
  const { match, play } = table(place)
  await Promise.all([play.answer(place), play.answer(place)])
  await play.answer(place)
  expect(match.request).toHaveBeenCalledTimes(1)
})

test('a grey thing answers with the rule', async () => {
  const { match, play } = table(place)
  await play.pick(['space:A2'], document.body)
  expect(match.why).toHaveBeenCalledWith(0, { do: 'place', space: 1 })
  expect(play.note).toEqual({ kind: 'why', rule: 'X-2', text: { key: 'no-way' } })
})

test('a verb that was possible before can be asked about when it is not now', async () => {
  const { match, play } = table(option({ do: 'activate', room: 0 }, 'room:B1'))
  play.fresh()
  match.position = { ...match.position, question: { ...match.position.question, options: [done] } }
  const later = new Play(match as unknown as Match)
  Object.assign(later, { heard: Reflect.get(play, 'heard') as unknown, content: { names: NAMES } })
  await later.pick(['room:B2'], document.body)
  expect(match.why).toHaveBeenCalledWith(0, { do: 'activate', room: 1 })
})

test('while one asks why, nothing is answered', async () => {
  const { match, play } = table(place)
  play.asking = true
  await play.pick(['space:A1'], document.body)
  expect(match.request).not.toHaveBeenCalled()
  expect(play.note?.text.key).toBe('web-possible')
})

test('typed digits wait for a second one only where there can be one', () => {
  const { play } = table(...Array.from({ length: 12 }, (_, n) => option({ do: 'place', space: n })))
  expect(play.type('1')).toBeNull()
  expect(play.type('2')?.act).toMatchObject({ space: 11 })
  expect(play.type('3')?.act).toMatchObject({ space: 2 })
  expect(play.type('1')).toBeNull()
  expect(play.type('')?.act).toMatchObject({ space: 0 })
})

test('looking back shows no options, and now brings them back', async () => {
  const { play } = table(place)
  await play.lookAt(4)
  flushSync()
  expect(play.options).toEqual([])
  expect(play.shown?.entry).toBe(4)
  await play.lookAt(null)
  expect(play.options).toEqual([place])
})

test('a hint that the server is too busy for is asked for again', async () => {
  vi.useFakeTimers()
  const { match, play } = table(place, done)
  const hint = vi
    .fn()
    .mockResolvedValueOnce({ type: 'refused', rule: '', text: { key: 'table-busy' } })
    .mockResolvedValue({ type: 'hint', level: 'champion', option: place, thoughts: [] })
  Object.assign(match, { hint })
  const asked = play.hint()
  await vi.runAllTimersAsync()
  await asked
  vi.useRealTimers()
  expect(hint).toHaveBeenCalledTimes(2)
  expect(play.note).toEqual({ kind: 'hint', rule: '', text: place.text })
})
