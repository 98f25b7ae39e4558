import type { Clock } from '../clock.ts'
import type { Database } from '../db/client.ts'
import type { MailKind } from '../db/schema/outbox.ts'
import type { Frame, Letter } from './letter.ts'
import type { OutboxRow } from './outbox.queries.ts'

/** Writes the letter of a mail that is about to be sent; null where there is nothing to say (any more). */
export type Compose = (row: Pick<OutboxRow, 'recipient' | 'aboutId'>) => Promise<Letter | null>

/** Who writes which kind. */
export type Composers = Record<MailKind, Compose>

/** What writing needs. */
export type Writing = {
  db: Database
  clock: Clock
  /** What the frame says; asked for with each mail, for the address is known only once the server listens. */
  frame: () => Frame
}
