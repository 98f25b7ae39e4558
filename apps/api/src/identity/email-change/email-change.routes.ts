import { emailChangeEndpoints } from '@chignon/contract/identity/email-change'
import { mailedTokenLifetime, revokeMailedTokens } from '../secret/mailed-token.queries.ts'
import { implement } from '../../platform/http/implement.ts'
import { formsOfEmail } from '../user/email-forms.ts'
import { findUser } from '../user/user.queries.ts'
import { confirmChange } from './confirm-change.ts'
import { emailChangeMessages } from './email-change.messages.ts'
import { presentEmailChange } from './email-change.present.ts'
import { deletePendingChange, findPendingChange } from './email-change.queries.ts'
import { proofOf, proveOwner } from './prove-owner.ts'
import { requestChange } from './request-change.ts'
import { undoChange } from './undo-change.ts'

/** Changing the e-mail address of an account (EMAIL-CHANGE-1). */
export const emailChangeRoutes = implement(emailChangeEndpoints, {
  async show({ viewer, fail, services: { db, clock } }) {
    const user = (await findUser(db(), viewer.id)) ?? fail(401)
    const pending = await findPendingChange(db(), viewer.id)
    return { data: presentEmailChange(user, pending, await proofOf(db(), user, viewer, clock()), clock()) }
  },

  async request({ body, viewer, locale, fail, services }) {
    const { db, limits } = services
    const { email, ...proof } = body
    const user = (await findUser(db(), viewer.id)) ?? fail(401)
    const isOwn = formsOfEmail(email).some((form) => form.toLowerCase() === user.email.toLowerCase())
    if (isOwn) fail(422, { errors: { email: [emailChangeMessages.sameAddress] } })
    await proveOwner(services, user, { viewer, body: proof, fail })
    await limits.emailChangePerAccount.take(viewer.id)
    await limits.emailChangePerMailbox.take(email)
    await requestChange(services, { userId: viewer.id, email }, fail)
    return { message: emailChangeMessages.linkSent(mailedTokenLifetime['change-email'] / 3_600_000)[locale] }
  },

  async cancel({ viewer, locale, services: { db } }) {
    await db.transaction(async () => {
      await deletePendingChange(db(), viewer.id)
      await revokeMailedTokens(db(), viewer.id, 'change-email')
    })
    return { message: emailChangeMessages.cancelled[locale] }
  },

  async confirm({ body, viewer, locale, client, clientAddress, fail, services }) {
    await services.limits.mailedTokenPerAddress.take(clientAddress)
    await confirmChange(services, { token: body.token, viewer, client, fail })
    return { message: emailChangeMessages.changed[locale] }
  },

  async undo({ body, client, clientAddress, fail, services }) {
    await services.limits.mailedTokenPerAddress.take(clientAddress)
    const { email, passwordToken } = await undoChange(services, { token: body.token, client, fail })
    return { data: { email, password_token: passwordToken } }
  },
})
