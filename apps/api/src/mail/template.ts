import type { Clock } from '../clock.ts'
import type { Database } from '../db/client.ts'
import type { MailKind } from '../db/schema/outbox.ts'
import type { Frame, EmailContent } from './email-content.ts'
import type { OutboxRow } from './outbox.queries.ts'

/** Writes the letter of a mail that is about to be sent; null where there is nothing to say (any more). */
export type MailTemplate = (row: Pick<OutboxRow, 'recipient' | 'aboutId'>) => Promise<EmailContent | null>

/** Who writes which kind. */
export type MailTemplates = Record<MailKind, MailTemplate>

/** What writing needs. */
export type TemplateContext = {
  db: Database
  clock: Clock
  /** What the frame says; asked for with each mail, for the address is known only once the server listens. */
  frame: () => Frame
}
