import { emailVerificationEndpoints } from '@chignon/contract/email-verification'
import { limiter, type Limits } from '../auth/limits.ts'
import { findMailedToken, revokeMailedTokens, useMailedToken } from '../auth/mailed-token.ts'
import type { Database } from '../db/client.ts'
import { fail } from '../http/fail.ts'
import { implement } from '../http/implement.ts'
import type { Mailer } from '../mail/mailer.ts'
import { confirmEmail, findUser } from '../user/user.queries.ts'

const purpose = 'verify-email'

/** Confirming that an e-mail address is one's own. */
export function emailVerificationRoutes(db: Database, limits: Limits, mailer: Mailer) {
  const sent = limiter(db, 'verificationPerAccount', limits.verificationPerAccount)
  const tried = limiter(db, 'mailedTokenPerAddress', limits.mailedTokenPerAddress)

  return implement(emailVerificationEndpoints, {
    async send({ viewer, say }) {
      const user = (await findUser(db(), viewer.id)) ?? fail(401)
      if (user.emailVerifiedAt) return { message: say.emailVerified }
      await sent.take(viewer.id)
      await mailer.post({ kind: purpose, to: user.email, aboutId: user.id })
      return { message: say.verificationSent }
    },

    async confirm({ body, viewer, say, clock, clientAddress }) {
      await tried.take(clientAddress)
      await db.transaction(async () => {
        const now = clock()
        const { userId } = (await findMailedToken(db(), body.token, purpose, now)) ?? linkIsOver()
        // Asked before it is used up: whose link it is can still log in and follow it.
        if (userId !== viewer.id) fail(409, { message: (words) => words.linkOfAnother })
        const mailed = (await useMailedToken(db(), body.token, purpose, now)) ?? linkIsOver()
        if (!(await confirmEmail(db(), { ...mailed, now }))) linkIsOver()
        await revokeMailedTokens(db(), userId, purpose)
      })
      return { message: say.emailVerified }
    },
  })
}

function linkIsOver(): never {
  fail(422, { message: (say) => say.linkOver, errors: { token: [(say) => say.linkOver] } })
}
