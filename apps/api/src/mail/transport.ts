import type { Locale } from '@chignon/contract/locale'
import type { MailKind } from '../db/schema/outbox.ts'

/** A mail as it leaves. */
export type Mail = {
  /** The same however often it is tried: who gets it twice after all can tell. */
  id: string
  kind: MailKind
  locale: Locale
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  html: string
  text: string
}

/** How mail leaves. */
export type Transport = {
  /** Resolves once the mail was taken; rejects otherwise, with a `RefusedMail` where no other try will help. */
  send(mail: Mail): Promise<void>
  /** Lets go of what it holds. */
  close(): void
}

/** A mail that will not be taken however often it is tried: its address does not exist, or its content is refused. */
export class RefusedMail extends Error {}
