import { grantMailedToken, mailedTokenLifetime } from '../auth/mailed-token.ts'
import type { Composers, Writing } from '../mail/compose.ts'
import { passwordChangedLetter } from '../mail/templates/password-changed.ts'
import { resetPasswordLetter } from '../mail/templates/reset-password.ts'
import { findUser, findUserByEmail } from '../user/user.queries.ts'

const purpose = 'reset-password'

/** Writes what people are mailed about their password. */
export function passwordMails({
  db,
  clock,
  frame,
}: Writing): Pick<Composers, 'reset-password' | 'password-changed'> {
  return {
    async 'reset-password'({ recipient }) {
      const user = await findUserByEmail(db(), recipient)
      if (!user) return null
      const token = await grantMailedToken(db(), user, purpose, clock())
      return resetPasswordLetter(user, {
        url: `${frame().site}/account/password-reset/${token}`,
        minutes: mailedTokenLifetime[purpose] / 60_000,
      })
    },

    async 'password-changed'({ aboutId }) {
      const user = aboutId ? await findUser(db(), aboutId) : undefined
      if (!user) return null
      const { site, brand } = frame()
      return passwordChangedLetter(user, { url: `${site}/account/forgot-password`, email: brand.email })
    },
  }
}
