/** From the options of a question to what can be clicked, and back. */

import type { Act, Option, Question } from './wire'

/** What clicking something on the board means. */
export type Pick =
  { kind: 'answer'; option: Option } | { kind: 'menu'; options: Option[] } | { kind: 'why'; acts: Act[] }

/** Every `kind:id` word that some legal answer touches. */
export function glowing(options: Option[]): Set<string> {
  return new Set(options.flatMap((option) => option.targets))
}

/**
 * The options that a click on a thing may mean; a thing may go by several words (a room and its space).
 *
 * Options that touch something else besides are offered too, but those that touch nothing else come first: a click on
 * a fighter means "this fighter" before "that one attacks this fighter".
 */
export function meant(options: Option[], words: string[]): Option[] {
  const touching = options.filter((option) => option.targets.some((target) => words.includes(target)))
  const alone = touching.filter((option) => option.targets.every((target) => words.includes(target)))
  return [...alone, ...touching.filter((option) => !alone.includes(option))]
}

/** One click where one option fits, a menu where several do, and the reason where none does. */
export function pick(question: Question, words: string[], names: Record<string, string[]>): Pick {
  const options = meant(question.options, words)
  if (options.length === 1 && options[0]) return { kind: 'answer', option: options[0] }
  if (options.length > 1) return { kind: 'menu', options }
  return { kind: 'why', acts: imagined(question.options, words, names) }
}

/**
 * Answers like those that are legal, but about other things, to ask why they are not possible.
 *
 * Ids are numbers inside an action. A field holds an id of a kind if its value is the number of a thing of that kind
 * that the option touches.
 */
export function imagined(options: Option[], words: string[], names: Record<string, string[]>): Act[] {
  const found = new Map<string, Act>()
  for (const option of options) {
    for (const word of words) {
      const [kind, id] = split(word)
      const index = names[kind]?.indexOf(id) ?? -1
      const field = index < 0 ? undefined : fieldOf(option, kind, names[kind] ?? [])
      if (field === undefined) continue
      const act = { ...option.act, [field]: index }
      const signature = option.act.do + ' ' + field
      if (!found.has(signature)) found.set(signature, act)
    }
  }
  return [...found.values()]
}

function fieldOf(option: Option, kind: string, known: string[]): string | undefined {
  const touched = option.targets
    .filter((target) => target.startsWith(kind + ':'))
    .map((target) => split(target)[1])
  return Object.keys(option.act).find((field) => {
    const value = option.act[field]
    return typeof value === 'number' && touched.includes(known[value] ?? '')
  })
}

export function split(word: string): [kind: string, id: string] {
  const at = word.indexOf(':')
  return [word.slice(0, at), word.slice(at + 1)]
}

/**
 * Typed digits choose an option by its number. With ten options or more a digit may be the first of two: the answer
 * is then given by Enter, or as soon as no longer number can follow.
 */
export function typed(digits: string, count: number): { chosen: number | null; done: boolean } {
  const number = Number(digits)
  if (!digits || number < 1 || number > count) return { chosen: null, done: true }
  return { chosen: number - 1, done: number * 10 > count }
}
