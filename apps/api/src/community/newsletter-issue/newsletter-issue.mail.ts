import { isLocale, type Locale } from '@chignon/contract/platform/locale'
import { localeOf, type Localized } from '@chignon/contract/platform/localized'
import { excerptOf } from '../../platform/rich-text/excerpt-of.ts'
import { parseRichText } from '../../platform/rich-text/parse-rich-text.ts'
import type { EmailContent } from '../../platform/mail/email-content.ts'
import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { newsletterMailMessages as messages } from '../newsletter/newsletter-mail.messages.ts'
import { newsletterToken, unsubscribeAddressOf } from '../newsletter/newsletter-links.ts'
import { findDelivery, findIssue } from './newsletter-issue.queries.ts'

type Issue = { subject: Localized; text: Localized }

/** The mails of an issue: to a subscriber, and to staff as a test. */
export function newsletterIssueMails({
  db,
  branding,
}: TemplateContext): Pick<MailTemplates, 'newsletter-issue' | 'newsletter-test'> {
  return {
    async 'newsletter-issue'({ aboutId = '' }) {
      const found = await findDelivery(db(), aboutId)
      // Who ended the newsletter while the mail was waiting gets no more.
      if (found?.subscriber.state !== 'subscribed') return null
      const { issue, delivery, subscriber } = found
      const { site } = branding()
      const email = issueEmail(issue, subscriber.locale)
      const address = await unsubscribeAddressOf(db, site, delivery.id)
      const open = await newsletterToken(db, 'newsletter-open', delivery.id)
      return {
        ...email,
        unsubscribe: { ...address, text: messages.unsubscribe[email.locale] },
        ...(delivery.hasPicture && subscriber.countsOpens
          ? { openPicture: `${site}/api/v1/newsletter/opens/${open}` }
          : {}),
      }
    },
    async 'newsletter-test'({ aboutId = '' }) {
      const [id = '', locale] = aboutId.split('.')
      const issue = await findIssue(db(), id)
      if (!issue || !isLocale(locale)) return null
      const email = issueEmail(issue, locale)
      return { ...email, parts: [{ kind: 'note', text: messages.test[email.locale] }, ...email.parts] }
    },
  }
}

function issueEmail({ subject, text }: Issue, reader: Locale): EmailContent {
  const locale = localeOf(text, reader)
  const [title = '', source = ''] = [subject[locale], text[locale]]
  const parsed = parseRichText(source)
  return {
    locale,
    subject: title,
    preview: excerptOf(parsed),
    heading: title,
    parts: [{ kind: 'rich-text', text: parsed }],
  }
}
