import { emailVerificationEndpoints } from '@chignon/contract'
import { limiter, type Limits } from '../auth/limits.ts'
import { revokeMailedTokens, useMailedToken } from '../auth/mailed-token.ts'
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

    async confirm({ body, say, clock, clientAddress }) {
      await tried.take(clientAddress)
      await db.transaction(async () => {
        const now = clock()
        const mailed = await useMailedToken(db(), body.token, purpose, now)
        if (!mailed || !(await confirmEmail(db(), { ...mailed, now }))) {
          fail(422, { message: (words) => words.linkOver, errors: { token: [(words) => words.linkOver] } })
        }
        await revokeMailedTokens(db(), mailed.userId, purpose)
      })
      return { message: say.emailVerified }
    },
  })
}
