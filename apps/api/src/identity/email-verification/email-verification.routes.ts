import { emailVerificationEndpoints } from '@chignon/contract/identity/email-verification'
import { findMailedToken, revokeMailedTokens, consumeMailedToken } from '../secret/mailed-token.queries.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { implement } from '../../platform/http/implement.ts'
import { confirmEmail, findUser } from '../user/user.queries.ts'
import { mailedTokenMessages } from '../secret/mailed-token.messages.ts'
import { emailVerificationMessages } from './email-verification.messages.ts'

const purpose = 'verify-email'

/** Confirming that an e-mail address belongs to the member. */
export const emailVerificationRoutes = implement(emailVerificationEndpoints, {
  async send({ viewer, locale, fail, services: { db, limits, mailer } }) {
    const user = (await findUser(db(), viewer.id)) ?? fail(401)
    if (user.emailVerifiedAt) return { message: emailVerificationMessages.confirmed[locale] }
    await limits.verificationPerAccount.take(viewer.id)
    await mailer.enqueue({ kind: purpose, to: user.email, aboutId: user.id })
    return { message: emailVerificationMessages.linkSent[locale] }
  },

  async confirm({ body, viewer, locale, clientAddress, fail, services: { db, clock, limits } }) {
    await limits.mailedTokenPerAddress.take(clientAddress)
    await db.transaction(async () => {
      const now = clock()
      const { userId } = (await findMailedToken(db(), body.token, purpose, now)) ?? linkExpired(fail)
      // Checked before the token is used up, so that its owner can still log in and use it.
      if (userId !== viewer.id) fail(409, { message: mailedTokenMessages.linkOfOtherAccount })
      const recipient = (await consumeMailedToken(db(), body.token, purpose, now)) ?? linkExpired(fail)
      if (!(await confirmEmail(db(), { ...recipient, now }))) linkExpired(fail)
      await revokeMailedTokens(db(), userId, purpose)
    })
    return { message: emailVerificationMessages.confirmed[locale] }
  },
})

function linkExpired(fail: Fail<'invalid'>): never {
  fail(422, {
    message: mailedTokenMessages.linkExpired,
    errors: { token: [mailedTokenMessages.linkExpired] },
  })
}
