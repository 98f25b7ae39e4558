import { grantMailedToken, mailedTokenLifetime } from '../secret/mailed-token.queries.ts'
import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { findUser } from '../user/user.queries.ts'
import { verifyEmailEmail } from './verify-email.mail.ts'

const purpose = 'verify-email'

/** The mail that asks a person to confirm their address. */
export function emailVerificationMails({
  db,
  clock,
  branding,
}: TemplateContext): Pick<MailTemplates, 'verify-email'> {
  return {
    async 'verify-email'({ to, aboutId }) {
      const user = aboutId ? await findUser(db(), aboutId) : undefined
      if (!user || user.emailVerifiedAt) return null
      const token = await grantMailedToken(db(), { id: user.id, email: to }, purpose, clock())
      return verifyEmailEmail(user, {
        url: `${branding().site}/account/verify-email/${token}`,
        days: mailedTokenLifetime[purpose] / (24 * 60 * 60_000),
      })
    },
  }
}
