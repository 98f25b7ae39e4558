import type { LocalizedText } from '../../platform/i18n/define-messages.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import type { MailTemplate, MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { personalEmail } from '../../platform/mail/personal-email.ts'
import { findUser } from '../user/user.queries.ts'
import { securityMailMessages as messages } from './security-mail.messages.ts'

type Kind = 'second-factor-on' | 'second-factor-off' | 'second-factor-reset' | 'passkey-added'

/** The mails that two-step login was switched on or off, by the member or by staff, or a passkey added. */
export function secondFactorMails({ db, branding }: TemplateContext): Pick<MailTemplates, Kind> {
  const template =
    (subject: LocalizedText, text: LocalizedText): MailTemplate =>
    async ({ aboutId }) => {
      const user = aboutId ? await findUser(db(), aboutId) : undefined
      if (!user || user.deletedAt) return null
      const { locale } = user
      const { site, brand } = branding()
      return personalEmail(user, subject[locale], subject[locale], [
        { kind: 'text', text: text[locale] },
        { kind: 'text', text: messages.unasked(isolate(brand.email))[locale] },
        { kind: 'button', label: messages.action[locale], url: `${site}/profile/settings/security` },
      ])
    }
  return {
    'second-factor-on': template(messages.onSubject, messages.onText),
    'second-factor-off': template(messages.offSubject, messages.offText),
    'second-factor-reset': template(messages.resetSubject, messages.resetText),
    'passkey-added': template(messages.passkeySubject, messages.passkeyText),
  }
}
