import { passwordEndpoints } from '@chignon/contract/password'
import { revokeTokens } from '../auth/auth.queries.ts'
import { limiter, type Limits } from '../auth/limits.ts'
import {
  findMailedToken,
  mailedTokenLifetime,
  revokeMailedTokens,
  useMailedToken,
} from '../auth/mailed-token.ts'
import { hashPassword } from '../auth/password.ts'
import type { Database } from '../db/client.ts'
import { fail } from '../http/fail.ts'
import { implement } from '../http/implement.ts'
import type { Mailer } from '../mail/mailer.ts'
import { forgetIdentities } from '../social/social.queries.ts'
import { changeUser, confirmEmail, lockUser } from '../user/user.queries.ts'

const purpose = 'reset-password'

/** A forgotten password: a link is mailed, and with it a new one is chosen. */
export function passwordRoutes(db: Database, limits: Limits, mailer: Mailer) {
  const asked = limiter(db, 'forgotPerAddress', limits.forgotPerAddress)
  const askedFor = limiter(db, 'forgotPerAccount', limits.forgotPerAccount)
  const tried = limiter(db, 'mailedTokenPerAddress', limits.mailedTokenPerAddress)
  const logins = limiter(db, 'loginPerAccount', limits.loginPerAccount)

  return implement(passwordEndpoints, {
    async forgot({ body, say, clientAddress }) {
      await asked.take(clientAddress)
      await askedFor.take(body.email)
      // Whether the address has an account is looked up when the mail is written, so that neither the answer nor its
      // time can tell.
      await mailer.post({ kind: purpose, to: body.email, usefulFor: mailedTokenLifetime[purpose] })
      return { message: say.resetLinkSent(mailedTokenLifetime[purpose] / 60_000) }
    },

    async check({ body, clock, clientAddress }) {
      await tried.take(clientAddress)
      const mailed = (await findMailedToken(db(), body.token, purpose, clock())) ?? linkIsOver()
      return { data: { expires_at: mailed.expiresAt.toISOString() } }
    },

    async reset({ body, say, clock, clientAddress }) {
      await tried.take(clientAddress)
      const link = (await findMailedToken(db(), body.token, purpose, clock())) ?? linkIsOver()
      const passwordHash = await hashPassword(body.password)
      const email = await db.transaction(async () => {
        const now = clock()
        const { emailVerifiedAt } = (await lockUser(db(), link.userId)) ?? linkIsOver()
        const { userId, email } = (await useMailedToken(db(), body.token, purpose, now)) ?? linkIsOver()
        // Whoever followed the link reads the mail of that address; who joined before it was proved need not (decision 11).
        if (!emailVerifiedAt) await forgetIdentities(db(), userId)
        await changeUser(db(), userId, { passwordHash })
        await confirmEmail(db(), { userId, email, now })
        await revokeTokens(db(), userId)
        await revokeMailedTokens(db(), userId, purpose)
        await mailer.post({ kind: 'password-changed', to: email, aboutId: userId })
        return email
      })
      await logins.forget(email)
      return { message: say.passwordReset }
    },
  })
}

function linkIsOver(): never {
  fail(422, { message: (say) => say.linkOver, errors: { token: [(say) => say.linkOver] } })
}
