/** The keys of a table: numbers answer, letters ask. */

import type { Play } from './play.svelte'

/** Do what a key means at a table; false where it means nothing. */
export function press(event: KeyboardEvent, play: Play): boolean {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog'))
    return false
  const { key } = event
  if (/^\d$/.test(key) || (key === 'Enter' && play.digits)) {
    const option = play.type(key === 'Enter' ? '' : key)
    if (option) void play.answer(option)
  } else if (key === 'Escape') {
    play.digits = ''
    play.asking = false
    play.note = null
  } else if (key === 'u') void play.undo()
  else if (key === 'h') void play.hint()
  else if (key === 'w') play.asking = !play.asking
  else return false
  event.preventDefault()
  return true
}
