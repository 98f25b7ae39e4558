import { authEndpoints } from '@chignon/contract/auth'
import type { Database } from '../db/client.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { fail } from '../http/fail.ts'
import { implement } from '../http/implement.ts'
import type { Mailer } from '../mail/mailer.ts'
import { presentUser } from '../user/user.present.ts'
import { findUserByEmail, lockUser } from '../user/user.queries.ts'
import { createUser, grantToken, revokeToken } from './auth.queries.ts'
import { limiter, type Limits } from './limits.ts'
import { hashPassword, passwordFits } from './password.ts'

/** Signing in and out by e-mail and password. */
export function authRoutes(db: Database, limits: Limits, mailer: Mailer) {
  const perAccount = limiter(db, 'loginPerAccount', limits.loginPerAccount)
  const perAddress = limiter(db, 'loginPerAddress', limits.loginPerAddress)
  const registrations = limiter(db, 'registerPerAddress', limits.registerPerAddress)

  return implement(authEndpoints, {
    async login({ body, say, clock, clientAddress }) {
      // Counted before the password is looked at: many tries at once are many tries.
      await perAddress.take(clientAddress)
      await perAccount.take(body.email)
      const user = await findUserByEmail(db(), body.email)
      const fits = await passwordFits(user?.passwordHash, body.password)
      if (!user || !fits) notTheRightOne()
      const token = await db.transaction(async () => {
        // A password that was replaced while it was looked at lets nobody in: the token would outlive the change.
        if ((await lockUser(db(), user.id))?.passwordHash !== user.passwordHash) notTheRightOne()
        return grantToken(db(), user.id, clock())
      })
      await Promise.all([perAccount.forget(body.email), perAddress.refund(clientAddress)])
      return { data: { token, user: presentUser(user) }, message: say.welcomeBack(user.firstName) }
    },

    async register({ body, locale, say, clock, clientAddress }) {
      await registrations.take(clientAddress)
      const passwordHash = await hashPassword(body.password)
      const now = clock()
      return db.transaction(async () => {
        const user = await createUser(db(), {
          email: body.email,
          passwordHash,
          firstName: body.first_name,
          lastName: body.last_name,
          // What we send them is in the language they registered in, until they choose another.
          locale,
          createdAt: now,
        }).catch((error: unknown) => {
          if (!isUniqueViolation(error)) throw error
          return fail(422, { errors: { email: [(words) => words.field.emailTaken] } })
        })
        await mailer.post({ kind: 'verify-email', to: user.email, aboutId: user.id })
        const token = await grantToken(db(), user.id, now)
        return { data: { token, user: presentUser(user) }, message: say.welcome(user.firstName) }
      })
    },

    async logout({ viewer, say }) {
      await revokeToken(db(), viewer.tokenId)
      return { message: say.loggedOut }
    },
  })
}

// 422 and not 401: that one means that a token is no longer valid (specification §8).
function notTheRightOne(): never {
  fail(422, { code: 'invalid_credentials', message: (words) => words.invalidCredentials })
}
