import type { Locale } from '@chignon/contract/platform/locale'
import { storedLastName } from '@chignon/contract/identity/person-name'
import { userEndpoints } from '@chignon/contract/identity/user'
import { revokeOtherTokens } from '../session/access-token.queries.ts'
import { revokeMailedTokens } from '../secret/mailed-token.queries.ts'
import { hashPassword, isPasswordCorrect } from '../secret/password.ts'
import { isCountryCode } from '../../platform/country/country.names.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { fieldMessages } from '../../platform/http/field.messages.ts'
import { implement } from '../../platform/http/implement.ts'
import { presentProfile, presentUser, presentUserInfo } from '../user/user.present.ts'
import { removeAvatar, setAvatar } from '../user/set-avatar.ts'
import { noteUnprintableName } from '../user/note-unprintable-name.ts'
import { changeUser, findUser, lockUser, type UserRow } from '../user/user.queries.ts'
import { userMessages } from '../user/user.messages.ts'

/** The signed-in user. If the account was deleted in the meantime, the session is over: 401. */
export const userRoutes = implement(userEndpoints, {
  async me({ viewer, fail, services: { db } }) {
    return { data: presentUser((await findUser(db(), viewer.id)) ?? fail(401)) }
  },
  async raw({ viewer, fail, services: { db } }) {
    return { data: presentUserInfo((await findUser(db(), viewer.id)) ?? fail(401)) }
  },
  async profile({ viewer, fail, services: { db } }) {
    return { data: presentProfile((await findUser(db(), viewer.id)) ?? fail(401)) }
  },
  async change({ body, viewer, locale, fail, services: { db } }) {
    const names = { firstName: body.first_name, lastName: storedLastName(body) }
    const changed = (await changeUser(db(), viewer.id, names)) ?? fail(401)
    return { data: presentUser(changed), message: await savedMessage(changed, locale) }
  },
  async changeProfile({ body, viewer, locale, fail, services: { db } }) {
    if (body.country && !isCountryCode(body.country)) {
      fail(422, { errors: { country: [fieldMessages.country] } })
    }
    const { first_name: firstName, last_name: _last, single_name: _single, ...profile } = body
    const lastName = storedLastName(body)
    const changed = (await changeUser(db(), viewer.id, { ...profile, firstName, lastName })) ?? fail(401)
    return { data: presentProfile(changed), message: await savedMessage(changed, locale) }
  },
  async setAvatar({ query, body, viewer, locale, fail, services }) {
    await services.limits.uploadsPerAccount.take(viewer.id)
    const changed =
      (await setAvatar(services, { userId: viewer.id, source: body, crop: query, fail })) ?? fail(401)
    return { data: presentUser(changed), message: userMessages.avatarSaved[locale] }
  },
  async removeAvatar({ viewer, locale, fail, services }) {
    const changed = (await removeAvatar(services, viewer.id)) ?? fail(401)
    return { data: presentUser(changed), message: userMessages.avatarRemoved[locale] }
  },
  async changePassword({ body, viewer, locale, fail, services: { db, limits, mailer } }) {
    await limits.passwordPerAccount.take(viewer.id)
    const user = (await findUser(db(), viewer.id)) ?? fail(401)
    if (!(await isPasswordCorrect(user.passwordHash, body.current_password))) wrongPassword(fail)
    await limits.passwordPerAccount.reset(viewer.id)
    const passwordHash = await hashPassword(body.password)
    await db.transaction(async () => {
      const locked = (await lockUser(db(), viewer.id)) ?? fail(401)
      // The password was reset since it was checked; the old one must not undo that.
      if (locked.passwordHash !== user.passwordHash) wrongPassword(fail)
      await changeUser(db(), viewer.id, { passwordHash })
      await revokeOtherTokens(db(), viewer.id, viewer.tokenId)
      // A reset link that was mailed earlier must not undo the change.
      await revokeMailedTokens(db(), viewer.id, 'reset-password')
      await mailer.enqueue({ kind: 'password-changed', to: locked.email, aboutId: viewer.id })
    })
    return { message: userMessages.passwordChanged[locale] }
  },
})

function savedMessage(user: UserRow, locale: Locale): Promise<string> {
  return noteUnprintableName(userMessages.profileSaved[locale], user, locale)
}

function wrongPassword(fail: Fail<'invalid'>): never {
  fail(422, { errors: { current_password: [userMessages.wrongPassword] } })
}
