import { formatDateTime } from '@chignon/contract/platform/formats'
import { localeOf } from '@chignon/contract/platform/localized'
import type { EmailContent, EmailPart } from '../../platform/mail/email-content.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import { personalEmail } from '../../platform/mail/personal-email.ts'
import { examMailMessages as messages } from './exam-mail.messages.ts'
import type { MailedAttempt } from './exam-mail.queries.ts'
import { retakeAtOf } from './exam.rules.ts'

export function examApprovedEmail(mailed: MailedAttempt, site: string): EmailContent {
  const { locale } = mailed
  const name = nameOf(mailed)
  return personalEmail(mailed, messages.approvedSubject(name)[locale], messages.approvedHeading[locale], [
    { kind: 'text', text: messages.approved(name)[locale] },
    ...commentOf(mailed),
    { kind: 'button', label: messages.toResult[locale], url: pageOf(mailed, site) },
  ])
}

/** The exam is not passed; says when it can be taken again. */
export function examRejectedEmail(mailed: MailedAttempt, site: string): EmailContent {
  const { locale, exam, attempt } = mailed
  const name = nameOf(mailed)
  const retakeAt = retakeAtOf(exam, attempt)
  const again = retakeAt
    ? messages.retakeFrom(`${formatDateTime(locale, retakeAt.toISOString(), 'UTC')} UTC`)
    : messages.noAttemptsLeft
  return personalEmail(mailed, messages.rejectedSubject(name)[locale], messages.rejectedHeading[locale], [
    { kind: 'text', text: messages.rejected(name)[locale] },
    ...commentOf(mailed),
    { kind: 'text', text: again[locale] },
    { kind: 'button', label: messages.toResult[locale], url: pageOf(mailed, site) },
  ])
}

function commentOf({ attempt: { comment } }: MailedAttempt): EmailPart[] {
  return comment === null ? [] : [{ kind: 'quote', text: comment }]
}

const nameOf = ({ program, locale }: MailedAttempt) =>
  isolate(program.name[localeOf(program.name, locale)] ?? '')

const pageOf = ({ program }: MailedAttempt, site: string) => `${site}/profile/programs/${program.slug}/exam`
