/** A guided lesson: the server has played every way through it with the real engine, and this page walks one of them. */

import { api, Problem, type LessonPage } from './api'
import type { Table } from './match.svelte'
import type { Act, Option, Position, Reason, Refused, Request, Text, You } from './wire'

const READ = '-'

/** The way through a lesson as it stands in the address: one choice for each step. */
export function steps(path: string): string[] {
  return path ? path.split('.') : []
}

/** What a table is for a match, for a lesson. There is no connection: the whole lesson is fetched at once. */
export class Lesson implements Table {
  readonly id = 'lesson'
  readonly status = 'open'
  readonly info = null
  readonly undo = null
  readonly refusedBy = null
  readonly logFrom = 0
  path = $state('')
  page: LessonPage | null = $state.raw(null)

  readonly position: Position | null = $derived.by(() => this.page?.position ?? null)
  readonly news = $derived.by(() => this.page?.log ?? [])
  readonly log = $derived.by(() => this.page?.log ?? [])
  /** Where there is only something to read, nobody is asked. */
  readonly you: You | null = $derived.by(() => {
    const page = this.page
    if (!page) return null
    const seats = page.accepts.length ? [page.seat] : []
    return { player: 0, name: '', seats, viewer: page.seat, host: false, orders: {} }
  })
  readonly last = $derived.by(() => this.page !== null && this.page.step === this.page.count)

  /** `go` shows another place of the lesson; `say` gives the words of an answer. */
  constructor(
    readonly game: string,
    private readonly go: (path: string) => void,
    private readonly say: (text: Text) => string,
  ) {}

  async open(path: string): Promise<void> {
    const page = (await api.lessonBook(this.game)).pages[path]
    if (!page) throw new Problem(404, { key: 'table-no-such-step' })
    this.path = path
    this.page = page
  }

  /** On from a step where there is only something to read. */
  next(): void {
    this.onward(READ)
  }

  back(): void {
    this.go(steps(this.path).slice(0, -1).join('.'))
  }

  private onward(choice: string): void {
    this.go([...steps(this.path), choice].join('.'))
  }

  /** The answers that lead on. */
  readonly wanted: Option[] = $derived.by(() => {
    const options = this.page?.position.question.options ?? []
    return (this.page?.accepts ?? []).flatMap((number) => options[number] ?? [])
  })

  request(request: Request): ReturnType<Table['request']> {
    if (request.type === 'undo') this.back()
    if (request.type !== 'answer') return Promise.resolve({ type: 'accepted', id: '', number: 0 })
    const act = JSON.stringify(request.act)
    const options = this.page?.position.question.options ?? []
    const number = options.findIndex((option) => JSON.stringify(option.act) === act)
    if (!this.page?.accepts.includes(number)) return Promise.resolve(this.other())
    this.onward(String(number))
    return Promise.resolve({ type: 'accepted', id: '', number })
  }

  /** A possible answer, but not the one that this step is about. */
  private other(): Refused {
    const act = this.wanted[0]
    const args = { act: act ? this.say(act.text) : '' }
    return { type: 'refused', id: '', rule: '', text: { key: 'web-lesson-try', args }, number: 0 }
  }

  async why(_seat: number, act: Act): Promise<Reason | null> {
    try {
      return { type: 'reason', id: '', ...(await api.lessonWhy(this.game, this.path, act)) }
    } catch (error) {
      return { type: 'reason', id: '', rule: '', text: { key: (error as Problem).text.key, args: {} } }
    }
  }

  hint(): ReturnType<Table['hint']> {
    const option = this.wanted[0]
    return Promise.resolve(option ? { type: 'hint', id: '', level: '', option, thoughts: [] } : null)
  }

  odds(): ReturnType<Table['odds']> {
    return Promise.resolve(null)
  }

  past(): ReturnType<Table['past']> {
    return Promise.resolve(null)
  }

  earlier(): Promise<void> {
    return Promise.resolve()
  }
}
