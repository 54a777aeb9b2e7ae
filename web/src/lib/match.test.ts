import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Match } from './match.svelte'
import type { Position, Snapshot } from './wire'

/** A server at the other end of the wire, as far as a page can see it. */
class Wire {
  static readonly OPEN = 1
  static all: Wire[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number }) => void
  constructor(readonly address: string) {
    Wire.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.drop(1000)
  }
  accept(): void {
    this.readyState = 1
    this.onopen?.()
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  drop(code: number): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const POSITION = { number: 1, entry: 3, question: { id: 3, seats: [0], options: [] } } as unknown as Position
const SNAPSHOT = {
  type: 'snapshot',
  position: POSITION,
  log: [],
  log_from: 0,
  chat: [],
  undo: null,
} as unknown as Snapshot

function latest(): Wire {
  const wire = Wire.all.at(-1)
  if (!wire) throw new Error('nobody has connected')
  return wire
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('says who is here first, then shows what the server sends', () => {
  const match = new Match('m1', 'secret', 'ws://here')
  latest().accept()
  expect(latest().sent[0]).toEqual({ type: 'hello', key: 'secret', seat: null })
  latest().says(SNAPSHOT)
  expect(match.status).toBe('open')
  expect(match.position?.entry).toBe(3)
})

test('an answer that was not confirmed is sent again, under the same id, after a lost connection', async () => {
  const match = new Match('m1', 'secret', 'ws://here')
  latest().accept()
  latest().says(SNAPSHOT)
  const reply = match.request({ type: 'answer', seat: 0, question: 3, act: { do: 'pass' } })
  const id = latest().sent.at(-1)?.['id']
  latest().drop(1006)
  expect(match.status).toBe('gone')
  vi.advanceTimersByTime(300)
  expect(Wire.all).toHaveLength(2)
  latest().accept()
  latest().says(SNAPSHOT)
  expect(latest().sent.at(-1)).toMatchObject({ type: 'answer', id })
  latest().says({ type: 'accepted', id, number: 2 })
  await expect(reply).resolves.toMatchObject({ type: 'accepted' })
  expect(match.returned).toBe(true)
})

test('what was taken back leaves the log', () => {
  const match = new Match('m1', null, 'ws://here')
  latest().accept()
  const line = (entry: number) => ({ entry, event: { event: 'x' }, text: { key: 'x' }, targets: [] })
  latest().says({ ...SNAPSHOT, log: [line(1), line(2), line(3)] })
  latest().says({ type: 'update', position: POSITION, log: [line(2)], undone_to: 1 })
  expect(match.log.map((one) => one.entry)).toEqual([1, 2])
})

test('a match that does not exist is not tried again', () => {
  const match = new Match('m1', null, 'ws://here')
  latest().drop(4404)
  vi.advanceTimersByTime(20_000)
  expect(match.status).toBe('no-such-match')
  expect(Wire.all).toHaveLength(1)
})

test('a connection that has gone silent is given up and made anew', () => {
  const match = new Match('m1', null, 'ws://here')
  latest().accept()
  latest().says(SNAPSHOT)
  vi.advanceTimersByTime(31_000)
  expect(match.status).toBe('gone')
  expect(Wire.all.length).toBeGreaterThan(1)
})
