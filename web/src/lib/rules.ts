/** Searching the rules of a game. */

import type { Rule, RuleBook } from './api'

/** Rules whose id begins with the query, else those that contain all of its words, the closest first. */
export function find(book: RuleBook, query: string): Rule[] {
  const wanted = query.trim().toLowerCase()
  if (!wanted) return []
  const byId = book.rules.filter((rule) => rule.id.toLowerCase().startsWith(wanted))
  if (byId.length) return byId
  const ruling = book.rulings.find((one) => one.id.toLowerCase() === wanted)
  if (ruling) return book.rules.filter((rule) => ruling.rules.includes(rule.id))
  const parts = wanted.split(/\s+/)
  return book.rules
    .map((rule) => ({ rule, text: `${rule.section} ${rule.text}`.toLowerCase() }))
    .filter(({ text }) => parts.every((part) => text.includes(part)))
    .sort((a, b) => a.text.indexOf(parts[0] ?? '') - b.text.indexOf(parts[0] ?? ''))
    .map(({ rule }) => rule)
}
