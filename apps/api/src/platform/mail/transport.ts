import type { Locale } from '@chignon/contract/platform/locale'
import { UnrecoverableError } from '../jobs/unrecoverable-error.ts'
import type { EmailAttachment } from './email-content.ts'
import type { MailKind } from './mail-kind.ts'

/** A mail as it is handed to a transport. */
export type Mail = {
  /** All attempts share the id, so that a mail that arrives twice can be recognised. */
  id: string
  kind: MailKind
  locale: Locale
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  html: string
  text: string
  attachments?: EmailAttachment[]
  /** The address that mail programs post to, to end such mails (RFC 8058). */
  unsubscribeUrl?: string
}

/** Delivers mail. */
export type Transport = {
  /** Resolves once the mail was accepted. Rejects with a `RejectedMailError` if a retry cannot help. */
  send(mail: Mail): Promise<void>
  /** Closes its connections. */
  close(): void
}

/** A mail that is rejected permanently: its address does not exist, or its content is rejected. */
export class RejectedMailError extends UnrecoverableError {}

/** A mail that is rejected permanently because its address does not exist or receives nothing any more. */
export class BouncedMailError extends RejectedMailError {}
