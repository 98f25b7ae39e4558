import { accountDeletionEndpoints } from '@chignon/contract/identity/account-deletion'
import { isPasswordCorrect } from '../secret/password.ts'
import { findMailedToken } from '../secret/mailed-token.queries.ts'
import { mailedTokenMessages } from '../secret/mailed-token.messages.ts'
import { implement } from '../../platform/http/implement.ts'
import { userMessages } from '../user/user.messages.ts'
import { changeUser, findUser } from '../user/user.queries.ts'
import { accountDeletionMessages } from './account-deletion.messages.ts'
import { mayDeleteOwnAccount } from './account-deletion.policy.ts'
import { presentAccountDeletion } from './account-deletion.present.ts'
import { scheduleDeletion } from './schedule-deletion.ts'

/** Deleting one's account (PRIVACY-4). */
export const accountDeletionRoutes = implement(accountDeletionEndpoints, {
  async show({ viewer, fail, services: { db } }) {
    return { data: presentAccountDeletion((await findUser(db(), viewer.id)) ?? fail(401)) }
  },

  async request({ body, viewer, locale, fail, services }) {
    const { db, clock, limits, mailer } = services
    if (!mayDeleteOwnAccount(viewer)) fail(409, { message: accountDeletionMessages.notForStaff })
    const user = (await findUser(db(), viewer.id)) ?? fail(401)
    await limits.passwordPerAccount.take(viewer.id)
    if (body.token !== undefined) {
      const recipient = await findMailedToken(db(), body.token, 'delete-account', clock())
      if (recipient?.userId !== viewer.id) fail(422, { errors: { token: [mailedTokenMessages.linkExpired] } })
    } else if (user.passwordHash !== null) {
      const isCorrect = await isPasswordCorrect(user.passwordHash, body.password ?? '')
      if (!isCorrect) fail(422, { errors: { password: [userMessages.wrongPassword] } })
    } else {
      await mailer.enqueue({ kind: 'deletion-link', to: user.email, aboutId: user.id })
      return { data: presentAccountDeletion(user), message: accountDeletionMessages.linkSent[locale] }
    }
    await limits.passwordPerAccount.reset(viewer.id)
    const scheduled = (await scheduleDeletion(services, viewer.id, body.texts)) ?? fail(401)
    return { data: presentAccountDeletion(scheduled), message: accountDeletionMessages.scheduled[locale] }
  },

  async cancel({ viewer, locale, services: { db } }) {
    await changeUser(db(), viewer.id, { deletionDueAt: null, deletedTexts: null })
    return { message: accountDeletionMessages.kept[locale] }
  },
})
