/** What the server says and hears. The types are written from the server's own by `python3 dev wire`. */

import type { ClientMessage, Line, Named, ServerMessage } from '../wire'

export type {
  Act,
  Chances,
  ChatLine,
  Ending,
  Hint,
  Line,
  MatchInfo,
  Named,
  Odds,
  Option,
  Past,
  Position,
  Question,
  Reason,
  Refused,
  Snapshot,
  Thought,
  UndoAsked,
  View,
  You,
} from '../wire'

export type Arg = number | string | boolean | Named | (number | string | Named)[]

/** A text key with arguments; the client's own texts may have none. */
export interface Text {
  key: string
  args?: Record<string, Arg>
}

/** Something that would happen; its event is not told, only its words. */
export type Foreseen = Pick<Line, 'text' | 'targets'>

export type FromServer = ServerMessage

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never

/** A request before it has an id; the server answers each with a message of the same id. */
export type Request = WithoutId<ClientMessage>

/** Codes with which the server closes a connection for good. */
export const CLOSE = { notAllowed: 4401, noSuchMatch: 4404 } as const
