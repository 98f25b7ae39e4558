import { randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '@chignon/contract/identity/identity-rules'
import { secondFactorEndpoints } from '@chignon/contract/identity/second-factor'
import { sessionMessages } from '../session/session.messages.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { startSession } from '../session/start-session.ts'
import { presentUser } from '../user/user.present.ts'
import { findUser, lockUser } from '../user/user.queries.ts'
import { newRecoveryCode } from './recovery-code.ts'
import { requireOwner } from './require-owner.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { secondFactorMessages } from './second-factor.messages.ts'
import { presentSecondFactor, presentSetup } from './second-factor.present.ts'
import {
  countRecoveryCodes,
  deleteSecondFactor,
  deleteUnconfirmed,
  findChallenge,
  findSecondFactor,
  replaceRecoveryCodes,
  storeSecret,
  consumeChallenge,
  consumeStep,
} from './second-factor.queries.ts'
import { matchingStep } from './totp.rules.ts'
import { verifyCode } from './verify-code.ts'

/** Time-based codes as a second factor, for every member (SECOND-FACTOR-1). */
export const secondFactorRoutes = implement(secondFactorEndpoints, {
  async logIn({ body, locale, client, fail, services }) {
    const { db, clock, limits } = services
    await limits.loginPerAddress.take(client.address)
    const userId = (await findChallenge(db(), body.challenge, clock())) ?? expired(fail)
    await limits.codePerAccount.take(userId)
    const { user, token } = await db.transaction(async () => {
      const locked = await lockUser(db(), userId)
      // The challenge is gone if the password was changed in the meantime.
      const isValid = (await findChallenge(db(), body.challenge, clock())) !== undefined
      if (!locked || locked.deletedAt || !isValid) return expired(fail)
      if (!(await verifyCode(services, userId, body.code))) return wrongCode(fail)
      await consumeChallenge(db(), body.challenge)
      return { user: locked, token: await startSession(services, locked, client) }
    })
    await Promise.all([limits.codePerAccount.reset(userId), limits.loginPerAddress.refund(client.address)])
    return {
      data: { token, user: presentUser(user) },
      message: sessionMessages.welcomeBack(user.firstName)[locale],
    }
  },

  async show({ viewer, fail, services: { db, branding } }) {
    const [user, factor, codesLeft] = await Promise.all([
      findUser(db(), viewer.id),
      findSecondFactor(db(), viewer.id),
      countRecoveryCodes(db(), viewer.id),
    ])
    const issuer = branding().brand.name
    return { data: presentSecondFactor(factor, codesLeft, { issuer, account: (user ?? fail(401)).email }) }
  },

  async begin({ viewer, fail, services: { db, branding } }) {
    return db.transaction(async () => {
      const user = (await lockUser(db(), viewer.id)) ?? fail(401)
      const factor = await findSecondFactor(db(), viewer.id)
      if (factor?.enabledAt) fail(409, { message: secondFactorMessages.enabledAlready })
      // 160 bits, as RFC 4226 recommends.
      const secret = randomBytes(20)
      await storeSecret(db(), viewer.id, secret)
      return { data: presentSetup(secret, { issuer: branding().brand.name, account: user.email }) }
    })
  },

  async cancel({ viewer, locale, fail, services: { db } }) {
    if ((await findSecondFactor(db(), viewer.id))?.enabledAt) {
      fail(409, { message: secondFactorMessages.enabledAlready })
    }
    await deleteUnconfirmed(db(), viewer.id)
    return { message: secondFactorMessages.cancelled[locale] }
  },

  async confirm({ body, viewer, locale, fail, services }) {
    const { db, clock, limits, mailer } = services
    await limits.codePerAccount.take(viewer.id)
    const codes = await db.transaction(async () => {
      const user = (await lockUser(db(), viewer.id)) ?? fail(401)
      const factor = await findSecondFactor(db(), viewer.id)
      if (!factor || factor.enabledAt) return notBegun(fail)
      const step = matchingStep(factor, body.code, clock()) ?? wrongCode(fail)
      if (!(await consumeStep(db(), viewer.id, step, { enabledAt: clock() }))) notBegun(fail)
      await mailer.enqueue({ kind: 'second-factor-on', to: user.email, aboutId: user.id })
      return renewCodes(services, viewer.id)
    })
    await limits.codePerAccount.reset(viewer.id)
    return { data: { recovery_codes: codes }, message: secondFactorMessages.enabled[locale] }
  },

  async renewRecoveryCodes({ body, viewer, locale, fail, services }) {
    const factor = await findSecondFactor(services.db(), viewer.id)
    if (!factor?.enabledAt) notBegun(fail)
    await requireOwner(services, viewer.id, body, fail)
    const codes = await services.db.transaction(() => renewCodes(services, viewer.id))
    return { data: { recovery_codes: codes }, message: secondFactorMessages.codesRenewed[locale] }
  },

  async disable({ body, viewer, locale, fail, services }) {
    const { db, mailer } = services
    const factor = await findSecondFactor(db(), viewer.id)
    if (!factor?.enabledAt) notBegun(fail)
    await requireOwner(services, viewer.id, body, fail)
    await db.transaction(async () => {
      const user = (await lockUser(db(), viewer.id)) ?? fail(401)
      await deleteSecondFactor(db(), viewer.id)
      await mailer.enqueue({ kind: 'second-factor-off', to: user.email, aboutId: user.id })
    })
    return { message: secondFactorMessages.disabled[locale] }
  },

  async reset({ params, body, viewer, locale, fail, services }) {
    await resetSecondFactor(services, { userId: params.id, form: body }, { viewer, fail })
    return { message: secondFactorMessages.reset[locale] }
  },
})

function expired(fail: Fail<'invalid'>): never {
  return fail(422, { errors: { challenge: [secondFactorMessages.expired] } })
}

function wrongCode(fail: Fail<'invalid'>): never {
  return fail(422, { errors: { code: [secondFactorMessages.wrongCode] } })
}

function notBegun(fail: Fail<'conflict'>): never {
  return fail(409, { message: secondFactorMessages.notBegun })
}

async function renewCodes({ db }: Pick<Services, 'db'>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await replaceRecoveryCodes(db(), userId, codes)
  return codes
}
