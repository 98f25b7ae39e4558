import { isNull } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

/** Every mail the academy sends. */
export const mailKinds = [
  'reset-password',
  'password-changed',
  'verify-email',
  'contact-message',
  'contact-receipt',
] as const

/** One of them. */
export type MailKind = (typeof mailKinds)[number]

/**
 * Mail that is still to be sent. What it says is written when it is sent, so no link that opens an account ever lies
 * here; once sent, or once there turns out to be nothing to say, the row goes. One that was given up stays for a while.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    recipient: text('recipient').notNull(),
    /** The person or message it is about; a forgotten password has only the address somebody typed. */
    aboutId: uuid('about_id'),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried next. Whoever takes it moves this on, so that nobody else takes it meanwhile. */
    dueAt: moment('due_at').notNull(),
    /** After this it is of no use any more. */
    expiresAt: moment('expires_at'),
    failedAt: moment('failed_at'),
    /** Why the last attempt failed. */
    failure: text('failure'),
    createdAt: createdAt(),
  },
  (mail) => [
    index('outbox_due').on(mail.dueAt).where(isNull(mail.failedAt)),
    index('outbox_failed').on(mail.failedAt),
    index('outbox_expiry').on(mail.expiresAt).where(isNull(mail.failedAt)),
  ],
)
