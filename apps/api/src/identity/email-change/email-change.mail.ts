import { emailUndoDays } from '@chignon/contract/identity/identity-rules'
import { grantMailedToken, mailedTokenLifetime } from '../secret/mailed-token.queries.ts'
import { verifyEmailMessages } from '../email-verification/verify-email.messages.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { personalEmail } from '../../platform/mail/personal-email.ts'
import { findEmailHolder } from '../user/email-holder.queries.ts'
import { findUser } from '../user/user.queries.ts'
import { emailChangeMailMessages as messages } from './email-change-mail.messages.ts'
import { findChange } from './email-change.queries.ts'

const day = 24 * 60 * 60 * 1000

/** The mails about changing an e-mail address. */
export function emailChangeMails({
  db,
  clock,
  branding,
}: TemplateContext): Pick<MailTemplates, 'confirm-new-email' | 'email-changed' | 'email-change-undone'> {
  return {
    async 'confirm-new-email'({ to, aboutId }) {
      const found = aboutId ? await findChange(db(), aboutId) : undefined
      // Another request has replaced it, or the person is deleted.
      if (!found || found.change.confirmedAt || found.user.deletedAt) return null
      const { change, user } = found
      const { site } = branding()
      const holder = await findEmailHolder(db(), to, clock())
      if (holder && holder.id !== user.id) {
        const { locale } = holder
        return personalEmail(holder, messages.takenSubject[locale], messages.takenSubject[locale], [
          { kind: 'text', text: messages.takenText[locale] },
          { kind: 'text', text: messages.takenAdvice[locale] },
          { kind: 'button', label: messages.logIn[locale], url: `${site}/login` },
        ])
      }
      const { locale } = user
      const recipient = { id: user.id, email: change.newEmail }
      const token = await grantMailedToken(db(), recipient, 'change-email', clock())
      return personalEmail(user, messages.confirmSubject[locale], messages.confirmSubject[locale], [
        { kind: 'text', text: messages.confirmText[locale] },
        { kind: 'button', label: messages.confirm[locale], url: `${site}/account/change-email/${token}` },
        {
          kind: 'note',
          text: verifyEmailMessages.lifetime(mailedTokenLifetime['change-email'] / day)[locale],
        },
        { kind: 'note', text: messages.unasked[locale] },
      ])
    },

    async 'email-changed'({ to, aboutId }) {
      const found = aboutId ? await findChange(db(), aboutId) : undefined
      if (!found || found.change.undoneAt || found.user.deletedAt) return null
      const { locale } = found.user
      const recipient = { id: found.user.id, email: to }
      const token = await grantMailedToken(db(), recipient, 'undo-email-change', clock())
      return personalEmail(found.user, messages.changedSubject[locale], messages.changedSubject[locale], [
        { kind: 'text', text: messages.changedText[locale] },
        { kind: 'text', text: messages.changedAdvice[locale] },
        {
          kind: 'button',
          label: messages.restore[locale],
          url: `${branding().site}/account/undo-email-change/${token}`,
        },
        { kind: 'note', text: verifyEmailMessages.lifetime(emailUndoDays)[locale] },
      ])
    },

    async 'email-change-undone'({ aboutId }) {
      const user = aboutId ? await findUser(db(), aboutId) : undefined
      if (!user || user.deletedAt) return null
      const { locale } = user
      const { brand } = branding()
      return personalEmail(user, messages.undoneSubject[locale], messages.undoneSubject[locale], [
        { kind: 'text', text: messages.undoneText[locale] },
        { kind: 'text', text: messages.undoneAdvice(isolate(brand.email))[locale] },
      ])
    },
  }
}
