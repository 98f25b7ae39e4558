import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import {
  waitlistClosedEmail,
  waitlistJoinedEmail,
  waitlistLapsedEmail,
  waitlistOfferedEmail,
  waitlistPostponedEmail,
  waitlistSkippedEmail,
} from './waitlist-email.ts'
import { findMailedEntry } from './waitlist-mail.queries.ts'
import type { WaitlistMailKind } from './waitlist.mail.ts'

/** The mails about waiting lists. Each is dropped if what it says is no longer so. */
export function waitlistMails({
  db,
  clock,
  branding,
}: TemplateContext): Pick<MailTemplates, WaitlistMailKind> {
  return {
    async 'waitlist-joined'({ aboutId = '' }) {
      const mailed = await findMailedEntry(db(), aboutId)
      return mailed?.entry.state === 'waiting' ? waitlistJoinedEmail(mailed, branding().site) : null
    },
    async 'waitlist-offered'({ aboutId = '' }) {
      const mailed = await findMailedEntry(db(), aboutId)
      const endsAt = mailed?.entry.offerEndsAt
      if (mailed?.entry.state !== 'offered' || !endsAt || endsAt <= clock()) return null
      return waitlistOfferedEmail(mailed, endsAt, branding().site)
    },
    async 'waitlist-postponed'({ aboutId = '' }) {
      const mailed = await findMailedEntry(db(), aboutId)
      if (mailed?.entry.state !== 'offered' && mailed?.entry.state !== 'ordered') return null
      return waitlistPostponedEmail(mailed, branding().site)
    },
    async 'waitlist-lapsed'({ aboutId = '' }) {
      const mailed = await findMailedEntry(db(), aboutId)
      return mailed?.entry.state === 'lapsed' ? waitlistLapsedEmail(mailed, branding().site) : null
    },
    async 'waitlist-skipped'({ aboutId = '' }) {
      const mailed = await findMailedEntry(db(), aboutId)
      return mailed?.entry.skippedAt ? waitlistSkippedEmail(mailed, branding().site) : null
    },
    async 'waitlist-closed'({ aboutId = '' }) {
      const mailed = await findMailedEntry(db(), aboutId)
      return mailed?.entry.state === 'closed' ? waitlistClosedEmail(mailed, branding().site) : null
    },
  }
}
