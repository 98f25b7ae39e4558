import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import type { PdfRenderer } from '../pdf/pdf-renderer.ts'
import type { EmailContent, Branding } from './email-content.ts'
import type { MailKind } from './mail-kind.ts'

/** What a mail is about. */
export type MailSubject = {
  /** The recipient's address. */
  to: string
  /** The id of a user or a message. A forgotten password only has the address that was typed. */
  aboutId?: string | undefined
}

/** Writes the content of a mail when it is sent; null if there is no longer a reason to send it. */
export type MailTemplate = (subject: MailSubject) => Promise<EmailContent | null>

/** The template of each kind. */
export type MailTemplates = Record<MailKind, MailTemplate>

/** What templates are created with. */
export type TemplateContext = {
  db: Database
  clock: Clock
  /** A function, since the site's address is only known once the server listens. */
  branding: () => Branding
  pdf: PdfRenderer
}
