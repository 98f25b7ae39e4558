import { grantMailedToken, mailedTokenLifetime } from '../secret/mailed-token.queries.ts'
import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { findUser, findUserByEmail } from '../user/user.queries.ts'
import { passwordChangedEmail } from './password-changed.mail.ts'
import { resetPasswordEmail } from './reset-password.mail.ts'

const purpose = 'reset-password'

/** The mails about a password. */
export function passwordMails({
  db,
  clock,
  branding,
}: TemplateContext): Pick<MailTemplates, 'reset-password' | 'password-changed'> {
  return {
    async 'reset-password'({ to }) {
      const user = await findUserByEmail(db(), to)
      if (!user) return null
      const token = await grantMailedToken(db(), user, purpose, clock())
      return resetPasswordEmail(user, {
        url: `${branding().site}/account/password-reset/${token}`,
        minutes: mailedTokenLifetime[purpose] / 60_000,
      })
    },

    async 'password-changed'({ aboutId }) {
      const user = aboutId ? await findUser(db(), aboutId) : undefined
      if (!user) return null
      const { site, brand } = branding()
      return passwordChangedEmail(user, { url: `${site}/account/forgot-password`, email: brand.email })
    },
  }
}
