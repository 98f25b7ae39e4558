import { authEndpoints } from '@chignon/contract/identity/auth'
import { storedLastName } from '@chignon/contract/identity/person-name'
import type { Connection } from '../../platform/db/client.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { ClientInfo } from '../../platform/http/client-info.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { implement } from '../../platform/http/implement.ts'
import { beginSession, tokenOf } from '../second-factor/begin-session.ts'
import { isKnownDevice } from '../session/session.queries.ts'
import { startSession } from '../session/start-session.ts'
import { findEmailHolder } from '../user/email-holder.queries.ts'
import { noteUnprintableName } from '../user/note-unprintable-name.ts'
import { presentUser } from '../user/user.present.ts'
import { findUserByEmail, lockUser } from '../user/user.queries.ts'
import { authMessages } from './auth.messages.ts'
import { sessionMessages } from '../session/session.messages.ts'
import { revokeToken } from '../session/access-token.queries.ts'
import { createUser } from '../user/user.queries.ts'
import { hashPassword, isPasswordCorrect } from '../secret/password.ts'
import { hashToken } from '../secret/token.ts'

/** Signing in and out by e-mail and password. */
export const authRoutes = implement(authEndpoints, {
  async login({ body, locale, client, clientAddress, fail, services }) {
    const { db, limits } = services
    // Counted before the password is checked, so that simultaneous attempts count too.
    await limits.loginPerAddress.take(clientAddress)
    const attemptsKey = await attemptsKeyOf(db(), body.email, client)
    await limits.loginPerAccount.take(attemptsKey)
    const user = await findUserByEmail(db(), body.email)
    const isCorrect = await isPasswordCorrect(user?.passwordHash, body.password)
    if (!user || !isCorrect) invalidCredentials(fail)
    const session = await db.transaction(async () => {
      // If the password was changed in the meantime, a token granted now would outlive the change.
      if ((await lockUser(db(), user.id))?.passwordHash !== user.passwordHash) invalidCredentials(fail)
      return beginSession(services, user, client)
    })
    await Promise.all([
      limits.loginPerAccount.reset(attemptsKey),
      limits.loginPerAddress.refund(clientAddress),
    ])
    return {
      data: { token: tokenOf(session, fail), user: presentUser(user) },
      message: sessionMessages.welcomeBack(user.firstName)[locale],
    }
  },

  async register({ body, locale, client, clientAddress, fail, services }) {
    const { db, clock, limits, mailer } = services
    await limits.registerPerAddress.take(clientAddress)
    const passwordHash = await hashPassword(body.password)
    const emailTaken = () => fail(422, { errors: { email: [authMessages.emailTaken] } })
    return db.transaction(async () => {
      if (await findEmailHolder(db(), body.email, clock())) emailTaken()
      const user = await createUser(db(), {
        email: body.email,
        passwordHash,
        firstName: body.first_name,
        lastName: storedLastName(body) ?? '',
        // The language of mails, until the member chooses another.
        locale,
        createdAt: clock(),
      }).catch((error: unknown) => {
        if (!isUniqueViolation(error)) throw error
        return emailTaken()
      })
      await mailer.enqueue({ kind: 'verify-email', to: user.email, aboutId: user.id })
      const token = await startSession(services, user, client)
      return {
        data: { token, user: presentUser(user) },
        message: await noteUnprintableName(authMessages.welcome(user.firstName)[locale], user, locale),
      }
    })
  },

  async logout({ viewer, locale, services: { db } }) {
    await revokeToken(db(), viewer.tokenId)
    return { message: authMessages.loggedOut[locale] }
  },
})

// A device on which the person signed in before has a count of its own, so that attempts of others do not lock its owner out.
async function attemptsKeyOf(db: Connection, email: string, { deviceKey }: ClientInfo): Promise<string> {
  if (deviceKey === undefined) return email
  const hash = hashToken(deviceKey)
  return (await isKnownDevice(db, email, hash)) ? `${email} ${hash.toString('hex')}` : email
}

// 422, not 401: clients take a 401 for an expired session and delete their token.
function invalidCredentials(fail: Fail<'invalid_credentials'>): never {
  fail(422, { code: 'invalid_credentials', message: authMessages.invalidCredentials })
}
