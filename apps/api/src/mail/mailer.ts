import type { Clock } from '../clock.ts'
import type { Database } from '../db/client.ts'
import { outbox, type MailKind } from '../db/schema/outbox.ts'

/** A mail somebody is to get; what it says is written when it is sent. */
export type MailOrder = {
  kind: MailKind
  /** The address it goes to. */
  to: string
  /** The person or message it is about. */
  aboutId?: string
  /** After this many milliseconds unsent it is of no use any more. Default: never. */
  usefulFor?: number
}

/** Where the calls leave their mail. */
export type Mailer = {
  /** Puts a mail into the outbox, in the transaction under way: it is sent if that commits, and only then. */
  post(order: MailOrder): Promise<void>
}

/** Makes a mailer; `wake` is told that there is something to send. */
export function createMailer(db: Database, clock: Clock, wake: () => void = () => {}): Mailer {
  return {
    async post({ kind, to, aboutId, usefulFor }) {
      const now = clock()
      const expiresAt = usefulFor === undefined ? null : new Date(now.getTime() + usefulFor)
      await db()
        .insert(outbox)
        .values({ kind, recipient: to, aboutId, dueAt: now, expiresAt, createdAt: now })
      db.afterCommit(wake)
    },
  }
}
