import { newsletterLinkDays, newsletterPauseMonths } from '@chignon/contract/community/community-rules'
import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { plainEmail } from '../../platform/mail/plain-email.ts'
import { newsletterMailMessages as messages } from './newsletter-mail.messages.ts'
import { newsletterToken } from './newsletter-links.ts'
import { findRequest, grantRequestToken } from './newsletter-request.queries.ts'
import { findSubscriber, findSubscriberByEmail } from './newsletter.queries.ts'

/** The mails about the newsletter itself. */
export function newsletterMails({
  db,
  clock,
  branding,
}: TemplateContext): Pick<MailTemplates, 'newsletter-confirm' | 'newsletter-paused'> {
  return {
    async 'newsletter-confirm'({ to, aboutId = '' }) {
      const request = await findRequest(db(), aboutId, clock())
      if (!request) return null
      const subscriber = await findSubscriberByEmail(db(), to)
      // Requested again with the same choice by someone who receives it: there is nothing to confirm.
      if (subscriber?.state === 'subscribed' && subscriber.countsOpens === request.countsOpens) return null
      const { locale } = request
      const token = await grantRequestToken(db(), request.id)
      return plainEmail(locale, messages.confirmSubject[locale], [
        { kind: 'text', text: messages.confirmText[locale] },
        {
          kind: 'button',
          label: messages.confirmAction[locale],
          url: `${branding().site}/newsletter/confirm?token=${token}`,
        },
        { kind: 'note', text: messages.lifetime(newsletterLinkDays)[locale] },
        { kind: 'note', text: messages.unasked[locale] },
      ])
    },
    async 'newsletter-paused'({ aboutId = '' }) {
      const subscriber = await findSubscriber(db(), aboutId)
      if (subscriber?.state !== 'paused') return null
      const { locale } = subscriber
      const token = await newsletterToken(db, 'newsletter-continue', subscriber.id)
      return plainEmail(locale, messages.pausedSubject[locale], [
        { kind: 'text', text: messages.pausedText(newsletterPauseMonths)[locale] },
        {
          kind: 'button',
          label: messages.pausedAction[locale],
          url: `${branding().site}/newsletter/continue?token=${token}`,
        },
        { kind: 'note', text: messages.pausedNote[locale] },
      ])
    },
  }
}
