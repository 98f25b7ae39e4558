import * as z from 'zod/mini'
import type { Clock } from '../clock/clock.ts'
import { defineJob } from '../jobs/define-job.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import type { Branding } from './email-content.ts'
import { mailKinds, type MailKind } from './mail-kind.ts'
import type { MailTemplates } from './mail-template.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { BouncedMailError, type Transport } from './transport.ts'

/** Sends a mail. Its content is written when it is sent, so the queue never contains a link that gives access. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.object({
    kind: z.enum(mailKinds),
    to: z.string(),
    aboutId: z.optional(z.string()),
    /** When it need not be sent any more, as ISO 8601. */
    expiresAt: z.optional(z.string()),
  }),
  // A day and a half.
  retry: { limit: 16, delaySeconds: 60, maxDelaySeconds: 4 * 60 * 60 },
  // Longer than the timeouts of the SMTP transport, so that a mail is never sent by two processes at once.
  timeoutSeconds: 5 * 60,
  concurrency: 5,
})

type Parts = {
  clock: Clock
  transport: Transport
  templates: MailTemplates
  branding: () => Branding
  /** What else happens when the address of a mail does not exist; `aboutId` is the one of the mail. */
  onBounce?: Partial<Record<MailKind, (aboutId: string) => Promise<void>>>
  /** Told of each mail that was sent, or that could not be since there is no such address. */
  onSent?: (mail: SentMail) => Promise<void>
}

/** A mail that was sent or bounced; its id is the same for each attempt. */
export type SentMail = {
  id: string
  kind: MailKind
  to: string
  aboutId: string | undefined
  hasBounced: boolean
}

export function sendMailHandler({
  clock,
  transport,
  templates,
  branding,
  onBounce = {},
  onSent,
}: Parts): JobHandler {
  return handleJob(sendMail, async ({ kind, to, aboutId, expiresAt }, { id }) => {
    if (expiresAt !== undefined && clock() > new Date(expiresAt)) return
    const content = await templates[kind]({ to, aboutId })
    if (!content) return
    const { locale, subject, replyTo, attachments, unsubscribe } = content
    const mail = {
      id,
      kind,
      locale,
      to,
      subject,
      ...(replyTo ? { replyTo } : {}),
      ...(attachments ? { attachments } : {}),
      ...(unsubscribe ? { unsubscribeUrl: unsubscribe.call } : {}),
      html: await renderHtml(content, branding()),
      text: renderText(content, branding()),
    }
    await transport.send(mail).catch(async (error: unknown) => {
      if (error instanceof BouncedMailError) {
        if (aboutId !== undefined) await onBounce[kind]?.(aboutId)
        await onSent?.({ id, kind, to, aboutId, hasBounced: true })
      }
      throw error
    })
    await onSent?.({ id, kind, to, aboutId, hasBounced: false })
  })
}
