import { userEndpoints } from '@chignon/contract/user'
import { revokeOtherTokens } from '../auth/auth.queries.ts'
import type { Limiter } from '../auth/limits.ts'
import { revokeMailedTokens } from '../auth/mailed-token.ts'
import { hashPassword, passwordFits } from '../auth/password.ts'
import { isCountryCode } from '../country/country.names.ts'
import { fail } from '../http/fail.ts'
import { implement } from '../http/implement.ts'
import type { Mailer } from '../mail/mailer.ts'
import { presentProfile, presentUser, presentUserInfo } from './user.present.ts'
import { changeUser, findUser, lockUser } from './user.queries.ts'

/** The signed-in person. Someone whose account is gone has no session any more: 401. */
export function userRoutes(attempts: Limiter, mailer: Mailer) {
  return implement(userEndpoints, {
    async me({ viewer, db }) {
      return { data: presentUser((await findUser(db(), viewer.id)) ?? fail(401)) }
    },
    async raw({ viewer, db }) {
      return { data: presentUserInfo((await findUser(db(), viewer.id)) ?? fail(401)) }
    },
    async change({ body, viewer, say, db }) {
      const names = { firstName: body.first_name, lastName: body.last_name }
      const changed = (await changeUser(db(), viewer.id, names)) ?? fail(401)
      return { data: presentUser(changed), message: say.profileSaved }
    },
    async changeProfile({ body, viewer, say, db }) {
      if (body.country && !isCountryCode(body.country)) {
        fail(422, { errors: { country: [(words) => words.field.country] } })
      }
      const changed = (await changeUser(db(), viewer.id, body)) ?? fail(401)
      return { data: presentProfile(changed), message: say.profileSaved }
    },
    async changePassword({ body, viewer, say, db }) {
      await attempts.take(viewer.id)
      const user = (await findUser(db(), viewer.id)) ?? fail(401)
      if (!(await passwordFits(user.passwordHash, body.current_password))) notTheCurrentOne()
      await attempts.forget(viewer.id)
      const passwordHash = await hashPassword(body.password)
      await db.transaction(async () => {
        const held = (await lockUser(db(), viewer.id)) ?? fail(401)
        // Whoever still knows the old one does not undo a reset that came in between.
        if (held.passwordHash !== user.passwordHash) notTheCurrentOne()
        await changeUser(db(), viewer.id, { passwordHash })
        await revokeOtherTokens(db(), viewer.id, viewer.tokenId)
        // Whoever had a link mailed does not undo the change with it.
        await revokeMailedTokens(db(), viewer.id, 'reset-password')
        await mailer.post({ kind: 'password-changed', to: held.email, aboutId: viewer.id })
      })
      return { message: say.passwordChanged }
    },
  })
}

function notTheCurrentOne(): never {
  fail(422, { errors: { current_password: [(words) => words.field.wrongPassword] } })
}
