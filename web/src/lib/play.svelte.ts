/** One reader at one table: what is asked, what is chosen so far, what is looked at. Holds no rules. */

import { glowing, imagined, pick, typed } from './choose'
import type { Content } from './api'
import type { Table } from './match.svelte'
import type {
  Act,
  Foreseen,
  Hint,
  Line,
  Odds,
  Option,
  Position,
  Question,
  Refused,
  Text,
  Thought,
} from './wire'

/** Why something is not possible, or what a hint says: shown beside the question until the next one. */
export interface Note {
  kind: 'why' | 'refused' | 'hint' | 'info'
  rule: string
  text: Text
}

const NO_OPTIONS: Option[] = []
const NOTHING: Question = {
  id: -1,
  kind: 'chance',
  seats: [],
  text: { key: 'web-waiting', args: {} },
  options: [],
  rule: '',
}
const EARLIER: Question = { ...NOTHING, text: { key: 'web-looking-back', args: {} } }
const PREVIEW_AFTER = 140

const WAIT = 400
const PATIENCE = 40

function busy(reply: Hint | Refused | null): boolean {
  return reply?.type === 'refused' && reply.text?.key === 'table-busy'
}

export class Play {
  content: Content | null = $state.raw(null)
  note: Note | null = $state.raw(null)
  /** The options that a click could mean, and where it was made. */
  menu: { options: Option[]; x: number; y: number } | null = $state.raw(null)
  /** Is the reader asking why things are not possible? */
  asking = $state(false)
  /** Digits typed so far. */
  digits = $state('')
  busy = $state(false)
  hinted: Option | null = $state.raw(null)
  /** What a searching bot thinks of some options. */
  thoughts: Thought[] = $state.raw([])
  /** The entry that is looked at; null for now. */
  at: number | null = $state(null)
  past: { position: Position; log: Line[] } | null = $state.raw(null)
  odds: { option: Option; odds: Odds } | null = $state.raw(null)

  /** What the pointer or the focus is on, and what it is called. */
  under: { words: string[]; label: string } | null = $state.raw(null)

  private hovered: string[] | null = $state.raw(null)
  pointed: Option | null = $state.raw(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private known = new Map<string, Odds | null>()
  private answered = -1
  /** One answer of each verb that was legal at a kind of question: what can be asked about when none is now. */
  private heard = new Map<string, Option>()

  readonly now: Position | null = $derived.by(() => this.match.position)
  readonly shown: Position | null = $derived.by(() =>
    this.at === null ? this.now : (this.past?.position ?? this.now),
  )
  readonly question: Question = $derived.by(() =>
    this.at === null ? (this.now?.question ?? NOTHING) : EARLIER,
  )
  /** The seat that answers here: the one that is looked through, if it is asked, else another of one's own. */
  readonly seat: number | null = $derived.by(() => {
    const you = this.match.you
    if (!you) return null
    const asked = this.question.seats.filter((seat) => you.seats.includes(seat))
    return asked.includes(you.viewer ?? -1) ? you.viewer : (asked[0] ?? null)
  })
  readonly options: Option[] = $derived.by(() => (this.seat === null ? NO_OPTIONS : this.question.options))
  readonly glow: ReadonlySet<string> = $derived.by(() => glowing(this.options))
  readonly marked: ReadonlySet<string> = $derived.by(
    () => new Set([...(this.pointed?.targets ?? []), ...(this.hinted?.targets ?? []), ...this.lineTargets]),
  )
  readonly preview: Foreseen[] = $derived.by(() =>
    this.odds && this.odds.option === this.pointed ? this.odds.odds.certain : [],
  )
  lineTargets: string[] = $state.raw([])

  constructor(readonly match: Table) {}

  /** The options of which something under the pointer is part. */
  readonly suggested: ReadonlySet<Option> = $derived.by(() => {
    const words = this.hovered
    if (!words) return new Set<Option>()
    return new Set(this.options.filter((option) => option.targets.some((target) => words.includes(target))))
  })

  /** A new question: what was said about the old one is over. */
  fresh(): void {
    this.menu = null
    this.note = null
    this.hinted = null
    this.thoughts = []
    this.digits = ''
    this.odds = null
    this.pointed = null
    this.busy = false
    this.known.clear()
    for (const option of this.options) {
      const kinds = option.targets.map((target) => target.split(':')[0]).join(' ')
      this.heard.set(`${this.question.text.key} ${option.act.do} ${kinds}`, option)
    }
  }

  hover(words: string[] | null, label = ''): void {
    this.hovered = words
    this.under = words && label ? { words, label } : null
    const single = words && this.suggested.size === 1 ? ([...this.suggested][0] ?? null) : null
    this.point(single)
  }

  /** The pointer or the focus is on an option: mark what it touches and, after a moment, show what would follow. */
  point(option: Option | null): void {
    this.pointed = option
    clearTimeout(this.timer)
    if (!option) {
      this.odds = null
      return
    }
    this.timer = setTimeout(() => void this.foresee(option), PREVIEW_AFTER)
  }

  private async foresee(option: Option): Promise<void> {
    const { seat } = this
    if (seat === null || this.match.status !== 'open') return
    const key = `${this.question.id} ${JSON.stringify(option.act)}`
    let found = this.known.get(key)
    if (found === undefined) {
      found = await this.match.odds(seat, option.act)
      this.known.set(key, found)
    }
    if (found && this.pointed === option) this.odds = { option, odds: found }
  }

  async pick(words: string[], at: Element): Promise<void> {
    if (this.seat === null) return
    const names = this.content?.names ?? {}
    const found = pick({ ...this.question, options: this.options }, words, names)
    if (this.asking || found.kind === 'why') {
      const acts = found.kind === 'why' ? [...found.acts, ...imagined(this.remembered(), words, names)] : []
      await this.explain(acts, found.kind !== 'why')
    } else if (found.kind === 'answer') {
      await this.answer(found.option)
    } else {
      const box = at.getBoundingClientRect()
      this.menu = { options: found.options, x: box.left + box.width / 2, y: box.top + box.height / 2 }
    }
  }

  /** Answers of the kind of this question that were possible before. */
  private remembered(): Option[] {
    const kind = this.question.text.key + ' '
    return [...this.heard].filter(([key]) => key.startsWith(kind)).map(([, option]) => option)
  }

  /** Say why none of these answers is possible: the first reason that names a rule, else that it is out of place. */
  private async explain(acts: Act[], possible: boolean): Promise<void> {
    if (this.seat === null) return
    if (possible) {
      this.note = { kind: 'info', rule: '', text: { key: 'web-possible' } }
      return
    }
    for (const act of acts) {
      const reason = await this.match.why(this.seat, act)
      if (reason?.text) {
        this.note = { kind: 'why', rule: reason.rule, text: reason.text }
        return
      }
    }
    this.note = { kind: 'why', rule: this.question.rule, text: { key: 'no-not-now' } }
  }

  async answer(option: Option): Promise<void> {
    const { seat, question } = this
    if (seat === null || this.busy || this.answered === question.id) return
    this.menu = null
    this.busy = true
    this.answered = question.kind === 'ask' ? question.id : -1
    const reply = await this.match.request({ type: 'answer', seat, question: question.id, act: option.act })
    this.busy = false
    if (reply.type === 'refused') {
      this.answered = -1
      this.note = { kind: 'refused', rule: reply.rule, text: reply.text }
    }
  }

  async undo(): Promise<void> {
    const you = this.match.you
    const seat = this.seat ?? you?.viewer ?? you?.seats[0]
    if (seat === undefined || seat === null) return
    const reply = await this.match.request({ type: 'undo', seat })
    this.answered = -1
    if (reply.type === 'refused') this.note = { kind: 'refused', rule: reply.rule, text: reply.text }
  }

  async hint(): Promise<void> {
    if (this.seat === null) return
    const { id } = this.question
    this.note = { kind: 'hint', rule: '', text: { key: 'web-thinking' } }
    let reply = await this.match.hint(this.seat)
    // The server thinks of one thing at a time for each reader, and may still be foreseeing what was under the pointer.
    for (let tries = 1; tries < PATIENCE && busy(reply) && id === this.question.id; tries++) {
      await new Promise((done) => setTimeout(done, WAIT))
      if (id === this.question.id) reply = await this.match.hint(this.seat)
    }
    if (id !== this.question.id || !reply) return
    if (reply.type === 'refused') {
      this.note = { kind: 'refused', rule: reply.rule, text: reply.text }
      return
    }
    this.hinted = this.same((reply as Hint).option)
    this.thoughts = (reply as Hint).thoughts
    this.note = { kind: 'hint', rule: '', text: (reply as Hint).option.text }
  }

  /** The option of this question that gives the same answer. */
  same(option: Option): Option {
    const act = JSON.stringify(option.act)
    return this.options.find((one) => JSON.stringify(one.act) === act) ?? option
  }

  /** A digit was typed, or Enter ('' adds nothing and asks for the choice at once). Gives the chosen option, if any. */
  type(digit: string): Option | null {
    const digits = this.digits + digit
    const { chosen, done } = typed(digits, this.options.length)
    if (chosen === null) {
      this.digits = typed(digit, this.options.length).chosen === null ? '' : digit
      return digit && this.digits ? this.type('') : null
    }
    if (digit && !done) {
      this.digits = digits
      return null
    }
    if (!digit && !done && !this.digits) return null
    this.digits = ''
    return this.options[chosen] ?? null
  }

  /** Look at the match after an earlier entry; null returns to now. */
  async lookAt(entry: number | null): Promise<void> {
    const last = this.now?.entry ?? 0
    if (entry === null || entry >= last) {
      this.at = null
      this.past = null
      return
    }
    this.at = Math.max(0, entry)
    const wanted = this.at
    const reply = await this.match.past(wanted)
    if (reply && this.at === wanted) this.past = { position: reply.position, log: reply.log }
  }
}
