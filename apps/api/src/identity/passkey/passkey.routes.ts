import { maxPasskeys } from '@chignon/contract/identity/identity-rules'
import { passkeyEndpoints } from '@chignon/contract/identity/passkey'
import { sessionMessages } from '../session/session.messages.ts'
import { singlePage } from '../../platform/db/page.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { implement } from '../../platform/http/implement.ts'
import { startSession } from '../session/start-session.ts'
import { presentUser } from '../user/user.present.ts'
import { findUser, lockUser } from '../user/user.queries.ts'
import { passkeyMessages } from './passkey.messages.ts'
import { presentCreation, presentPasskey, presentRequest } from './passkey.present.ts'
import {
  countPasskeys,
  deletePasskey,
  findPasskey,
  grantPasskeyChallenge,
  insertPasskey,
  listPasskeys,
  renamePasskey,
  storeUse,
} from './passkey.queries.ts'
import { relyingPartyOf, verifyNewPasskey, verifyPasskeyUse } from './verify-passkey.ts'

/** Passkeys (PASSKEY-1). */
export const passkeyRoutes = implement(passkeyEndpoints, {
  async list({ viewer, services: { db } }) {
    const data = (await listPasskeys(db(), viewer.id)).map(presentPasskey)
    return { data, pagination: singlePage(data.length) }
  },

  async creation({ viewer, fail, services }) {
    const { db, clock } = services
    const user = (await findUser(db(), viewer.id)) ?? fail(401)
    const known = await listPasskeys(db(), viewer.id)
    if (known.length >= maxPasskeys) fail(409, { message: passkeyMessages.tooMany(maxPasskeys) })
    const challenge = await grantPasskeyChallenge(db(), viewer.id, clock())
    return { data: presentCreation({ challenge, rp: relyingPartyOf(services), user, known }) }
  },

  async add({ body, viewer, locale, fail, services }) {
    const { db, clock, mailer } = services
    const verified = await verifyNewPasskey(services, viewer.id, body.response)
    if (!verified) return fail(422, { errors: { response: [passkeyMessages.notCreated] } })
    const row = await db.transaction(async () => {
      const user = (await lockUser(db(), viewer.id)) ?? fail(401)
      if ((await countPasskeys(db(), viewer.id)) >= maxPasskeys) {
        fail(409, { message: passkeyMessages.tooMany(maxPasskeys) })
      }
      const values = { ...verified, userId: viewer.id, name: body.name, createdAt: clock() }
      const added = await insertPasskey(db(), values)
      await mailer.enqueue({ kind: 'passkey-added', to: user.email, aboutId: user.id })
      return added ?? fail(409, { message: passkeyMessages.known })
    })
    return { data: presentPasskey(row), message: passkeyMessages.added[locale] }
  },

  async rename({ params, body, viewer, locale, fail, services: { db } }) {
    if (!(await renamePasskey(db(), { id: params.id, userId: viewer.id }, body.name))) fail(404)
    return { message: passkeyMessages.renamed[locale] }
  },

  async remove({ params, viewer, locale, fail, services: { db } }) {
    if (!(await deletePasskey(db(), viewer.id, params.id))) fail(404)
    return { message: passkeyMessages.removed[locale] }
  },

  async request({ clientAddress, services }) {
    const { db, clock, limits } = services
    await limits.passkeyPerAddress.take(clientAddress)
    const challenge = await grantPasskeyChallenge(db(), null, clock())
    return { data: presentRequest(challenge, relyingPartyOf(services).id) }
  },

  async logIn({ body, locale, client, clientAddress, fail, services }) {
    const { db, clock, limits } = services
    await limits.loginPerAddress.take(clientAddress)
    const passkey = (await findPasskey(db(), body.response.id)) ?? unknownPasskey(fail)
    const use = (await verifyPasskeyUse(services, passkey, body.response)) ?? unknownPasskey(fail)
    const { user, token } = await db.transaction(async () => {
      const locked = await lockUser(db(), passkey.userId)
      const isStored = await storeUse(db(), passkey.id, { ...use, now: clock() })
      if (!locked || locked.deletedAt || !isStored) return unknownPasskey(fail)
      return { user: locked, token: await startSession(services, locked, client) }
    })
    await limits.loginPerAddress.refund(clientAddress)
    return {
      data: { token, user: presentUser(user) },
      message: sessionMessages.welcomeBack(user.firstName)[locale],
    }
  },
})

function unknownPasskey(fail: Fail<'invalid_credentials'>): never {
  return fail(422, { code: 'invalid_credentials', message: passkeyMessages.refused })
}
