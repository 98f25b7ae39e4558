import { passwordEndpoints } from '@chignon/contract/identity/password'
import { revokeTokens } from '../session/access-token.queries.ts'
import {
  findMailedToken,
  mailedTokenLifetime,
  revokeMailedTokens,
  consumeMailedToken,
} from '../secret/mailed-token.queries.ts'
import { mailedTokenMessages } from '../secret/mailed-token.messages.ts'
import { hashPassword } from '../secret/password.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { implement } from '../../platform/http/implement.ts'
import { deleteIdentities } from '../social-sign-in/social.queries.ts'
import { changeUser, confirmEmail, lockUser } from '../user/user.queries.ts'
import { passwordMessages } from './password.messages.ts'

const purpose = 'reset-password'

/** Resetting a forgotten password by a mailed link. */
export const passwordRoutes = implement(passwordEndpoints, {
  async forgot({ body, locale, clientAddress, services: { limits, mailer } }) {
    await limits.forgotPerAddress.take(clientAddress)
    await limits.forgotPerAccount.take(body.email)
    // The account is looked up when the mail is written: neither the response nor its timing reveals whether it exists.
    await mailer.enqueue({ kind: purpose, to: body.email, expiresInMs: mailedTokenLifetime[purpose] })
    return { message: passwordMessages.resetLinkSent(mailedTokenLifetime[purpose] / 60_000)[locale] }
  },

  async check({ body, clientAddress, fail, services: { db, clock, limits } }) {
    await limits.mailedTokenPerAddress.take(clientAddress)
    const recipient = (await findMailedToken(db(), body.token, purpose, clock())) ?? linkExpired(fail)
    return { data: { expires_at: recipient.expiresAt.toISOString() } }
  },

  async reset({ body, locale, clientAddress, fail, services: { db, clock, limits, mailer } }) {
    await limits.mailedTokenPerAddress.take(clientAddress)
    const link = (await findMailedToken(db(), body.token, purpose, clock())) ?? linkExpired(fail)
    const passwordHash = await hashPassword(body.password)
    const email = await db.transaction(async () => {
      const now = clock()
      const { emailVerifiedAt } = (await lockUser(db(), link.userId)) ?? linkExpired(fail)
      const { userId, email } =
        (await consumeMailedToken(db(), body.token, purpose, now)) ?? linkExpired(fail)
      // Using the link proves ownership of the address. An identity that was linked before may be someone else's (decision 11).
      if (!emailVerifiedAt) await deleteIdentities(db(), userId)
      await changeUser(db(), userId, { passwordHash })
      await confirmEmail(db(), { userId, email, now })
      await revokeTokens(db(), userId)
      await revokeMailedTokens(db(), userId, purpose)
      await mailer.enqueue({ kind: 'password-changed', to: email, aboutId: userId })
      return email
    })
    await limits.loginPerAccount.reset(email)
    return { message: passwordMessages.passwordReset[locale] }
  },
})

function linkExpired(fail: Fail<'invalid'>): never {
  fail(422, {
    message: mailedTokenMessages.linkExpired,
    errors: { token: [mailedTokenMessages.linkExpired] },
  })
}
