import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { Words } from './words'

const SRC = join(import.meta.dirname, '..')

function keys(language: string): string[] {
  const text = readFileSync(join(SRC, 'text', `${language}.ftl`), 'utf8')
  return new FluentResource(text).body.map((message) => message.id).sort()
}

function sources(folder = SRC): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sources(path)
      return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes('.test.')
        ? readFileSync(path, 'utf8')
        : ''
    })
    .join('\n')
}

test('both languages have the same messages', () => {
  expect(keys('de')).toEqual(keys('en'))
})

test('every message that the client names is there, and every message is named', () => {
  const code = sources()
  const known = new Set(keys('en'))
  const named = [...code.matchAll(/['"`](web-[a-z0-9-]+)['"`]/g)].map((found) => found[1] ?? '')
  expect(named.filter((key) => !known.has(key))).toEqual([])
  const made = [...code.matchAll(/`(web-[a-z-]+-)\$\{/g)].map((found) => found[1] ?? '')
  const unused = [...known].filter(
    (key) => !named.includes(key) && !made.some((start) => key.startsWith(start)),
  )
  expect(unused).toEqual([])
})

describe('words of a game', async () => {
  const english = await Words.load('under_falling_skies', 'en')
  const german = await Words.load('under_falling_skies', 'de')

  test('come from the files that the terminal reads', () => {
    expect(
      english.text({ key: 'act-place', args: { space: { type: 'named', kind: 'space', id: 'B1' } } }),
    ).toBe('On B1')
    expect(german.say('board-energy')).toBe('Energie')
  })
  test('name pieces, join lists and choose plurals', () => {
    const dice = ['white1', 'black2'].map((id) => ({ type: 'named' as const, kind: 'die', id }))
    expect(english.say('act-choose-die', { die: dice })).toBe('Take white 1 and black 2')
    const args = { steps: 1, research: 4, goal: 14 }
    expect(english.say('event-research-advanced', args)).toBe('Research advances one space: 4 of 14.')
  })
  test('call pieces in the way of the board where it has one', () => {
    const shown = english.calling(({ id }) => ({ key: 'die-shown', args: { colour: id, face: 5 } }))
    expect(shown.target('die:white1')).toBe('white1 5')
  })
  test('fall back to the key, so that play goes on', () => {
    expect(german.say('no-such-message')).toBe('no-such-message')
  })
  test('write shares the way the language does', () => {
    expect(english.percent(0.25)).toBe('25%')
    expect(german.percent(0.055).replace(/\s/, ' ')).toBe('5,5 %')
  })
})
