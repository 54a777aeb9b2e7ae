/** One match as this page sees it: a connection that mends itself, and what came over it. */

import type {
  ChatLine,
  FromServer,
  Hint,
  Line,
  MatchInfo,
  Odds,
  Past,
  Position,
  Reason,
  Refused,
  Request,
  Snapshot,
  UndoAsked,
  You,
} from './wire'
import { CLOSE } from './wire'

export type Status = 'opening' | 'open' | 'gone' | 'no-such-match' | 'not-allowed'
type Reply = Extract<FromServer, { id: string }>

interface Pending {
  message: { id: string } & Request
  settle: (reply: Reply) => void
}

/** The part of a match that a reader at the table needs; a lesson has it too. */
export type Table = Pick<
  Match,
  | 'id'
  | 'status'
  | 'info'
  | 'you'
  | 'position'
  | 'log'
  | 'logFrom'
  | 'news'
  | 'undo'
  | 'refusedBy'
  | 'request'
  | 'why'
  | 'hint'
  | 'odds'
  | 'past'
  | 'earlier'
>

const FIRST_WAIT = 250
const LONGEST_WAIT = 5000
const SILENCE = 20_000

export class Match {
  status: Status = $state('opening')
  info: MatchInfo | null = $state.raw(null)
  you: You | null = $state.raw(null)
  position: Position | null = $state.raw(null)
  log: Line[] = $state.raw([])
  logFrom = $state(0)
  chat: ChatLine[] = $state.raw([])
  undo: UndoAsked | null = $state.raw(null)
  /** The player who said no to the last undo that was asked for here. */
  refusedBy: number | null = $state(null)
  /** The lines that arrived last, for animation and the live region. */
  news: Line[] = $state.raw([])
  /** Was the connection lost at least once, so that "back again" can be said? */
  returned = $state(false)

  private socket: WebSocket | null = null
  private pending = new Map<string, Pending>()
  private wait = FIRST_WAIT
  private counter = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private closed = false
  private seat: number | null = null

  constructor(
    readonly id: string,
    private readonly key: string | null,
    private readonly address = socketAddress(id),
  ) {
    this.open()
  }

  /** Send a request; it is sent again after a lost connection until the server has replied to it. */
  request(request: Request): Promise<Reply> {
    const id = `${Date.now().toString(36)}-${this.counter++}`
    return new Promise((settle) => {
      const message = { ...request, id }
      this.pending.set(id, { message, settle })
      this.send(message)
    })
  }

  async why(seat: number, act: Extract<Request, { type: 'why_not' }>['act']): Promise<Reason | null> {
    const reply = await this.request({ type: 'why_not', seat, act })
    return reply.type === 'reason' ? reply : null
  }

  async hint(seat: number): Promise<Hint | Refused | null> {
    const reply = await this.request({ type: 'ask_hint', seat })
    return reply.type === 'hint' || reply.type === 'refused' ? reply : null
  }

  async odds(seat: number, act: Extract<Request, { type: 'ask_odds' }>['act']): Promise<Odds | null> {
    const reply = await this.request({ type: 'ask_odds', seat, act })
    return reply.type === 'odds' ? reply : null
  }

  async past(entry: number): Promise<Past | null> {
    const reply = await this.request({ type: 'ask_past', entry })
    return reply.type === 'past' ? reply : null
  }

  /** Fetch earlier lines of the log. */
  async earlier(): Promise<void> {
    if (this.logFrom === 0) return
    const start = Math.max(0, this.logFrom - 200)
    const reply = await this.request({ type: 'ask_log', start, stop: this.logFrom })
    if (reply.type !== 'log' || this.logFrom <= start) return
    this.log = [...reply.lines, ...this.log]
    this.logFrom = start
  }

  /** Look through another of one's seats. */
  look(seat: number | null): void {
    this.seat = seat
    this.send({ type: 'look', seat })
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    this.socket?.close()
  }

  private open(): void {
    const socket = new WebSocket(this.address)
    this.socket = socket
    socket.onopen = () => {
      this.heard = Date.now()
      this.send({ type: 'hello', key: this.key, seat: this.seat })
    }
    socket.onmessage = (event) => {
      this.heard = Date.now()
      this.take(JSON.parse(event.data as string) as FromServer)
    }
    socket.onclose = (event) => this.lost(socket, event.code)
    clearInterval(this.pulse)
    this.pulse = setInterval(() => this.check(socket), SILENCE / 2)
  }

  /** A connection that has gone silent without closing (a sleeping laptop, a lost network) is given up. */
  private check(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return
    if (Date.now() - this.heard > SILENCE) socket.close()
    else this.send({ type: 'ping', id: `ping-${this.counter++}` })
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return
    if (code === CLOSE.noSuchMatch) this.status = 'no-such-match'
    else if (code === CLOSE.notAllowed) this.status = 'not-allowed'
    else {
      this.status = 'gone'
      this.timer = setTimeout(() => this.open(), this.wait)
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
      return
    }
    clearInterval(this.pulse)
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case 'snapshot':
        return this.begin(message)
      case 'update': {
        const left = message.undone_to
        const before =
          left === undefined || left === null ? this.log : this.log.filter((line) => line.entry <= left)
        this.log = [...before, ...message.log]
        this.position = message.position
        this.news = message.log
        this.refusedBy = null
        return
      }
      case 'seats':
        this.info = message.info
        if (message.you) this.you = message.you
        return
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line]
        return
      case 'undo_state':
        this.refusedBy = this.askedBySelf() ? (message.refused_by ?? null) : null
        this.undo = message.undo
        return
      case 'closing':
      case 'pong':
        return
      default:
        this.pending.get(message.id)?.settle(message)
        this.pending.delete(message.id)
    }
  }

  private askedBySelf(): boolean {
    return this.undo !== null && (this.you?.seats.includes(this.undo.seat) ?? false)
  }

  private begin(snapshot: Snapshot): void {
    this.returned = this.status === 'gone'
    this.status = 'open'
    this.wait = FIRST_WAIT
    this.info = snapshot.info
    this.you = snapshot.you
    this.position = snapshot.position
    this.log = snapshot.log
    this.logFrom = snapshot.log_from
    this.chat = snapshot.chat
    this.undo = snapshot.undo
    this.news = []
    for (const { message } of this.pending.values()) this.send(message)
  }
}

function socketAddress(match: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/matches/${match}/socket`
}
