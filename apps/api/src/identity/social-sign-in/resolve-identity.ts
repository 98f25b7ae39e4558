import { maxNameLength } from '@chignon/contract/identity/identity-rules'
import type { Locale } from '@chignon/contract/platform/locale'
import { cleanName } from '@chignon/contract/platform/clean-text'
import { email as emailAddress } from '@chignon/contract/identity/form-fields'
import { createUser } from '../user/user.queries.ts'
import type { Database } from '../../platform/db/client.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { LocalizedText } from '../../platform/i18n/define-messages.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { findFormerHolder } from '../user/email-holder.queries.ts'
import { findUserByEmail, type UserRow } from '../user/user.queries.ts'
import type { Identity } from '../../platform/identity-provider/identity-provider.ts'
import { linkRefusalReason, type LinkRefusal } from './social.rules.ts'
import { addIdentity, findUserByIdentity } from './social.queries.ts'
import { socialMessages } from './social.messages.ts'

/** The user of an identity: known before, linked to an existing account, or new. */
export type SignInResult = { user: UserRow; how: 'known' | 'linked' | 'new' }

type ResolveOptions = {
  identity: Identity
  /** The provider's name, for messages. */
  name: string
  locale: Locale
  now: Date
  mailer: Mailer
  fail: Fail<'invalid' | 'conflict'>
}

/** Finds or creates the user of an identity. Ends the call if it may not be linked to the account with its address. */
export async function resolveIdentity(db: Database, options: ResolveOptions): Promise<SignInResult> {
  const resolve = () => db.transaction(() => resolveInTransaction(db, options))
  // Of two simultaneous sign-ins, one fails with a unique violation; its second try finds the user.
  return resolve().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    return resolve()
  })
}

async function resolveInTransaction(
  db: Database,
  { identity, name, locale, now, mailer, fail }: ResolveOptions,
): Promise<SignInResult> {
  const email = emailAddress.safeParse(identity.email).data
  const holder = email === undefined ? undefined : await findUserByEmail(db(), email)
  // After the account: a simultaneous sign-in commits a new account and its identity together.
  const known = await findUserByIdentity(db(), identity)
  if (known) return { user: known, how: 'known' }

  if (!email) return fail(422, { message: socialMessages.noEmail(name) })
  if (holder) {
    const refusal = linkRefusalReason(holder, identity)
    if (refusal) fail(409, { message: refusalMessage(refusal, name) })
    await addIdentity(db(), holder.id, identity, now)
    return { user: holder, how: 'linked' }
  }

  // Only former holders: if a simultaneous sign-in has just created the account, creating it fails and everything is tried again.
  if (await findFormerHolder(db(), email, now)) fail(409, { message: socialMessages.addressTaken(name) })
  const user = await createUser(db(), {
    email,
    emailVerifiedAt: identity.isEmailVerified ? now : null,
    passwordHash: null,
    firstName: nameOf(identity.firstName) || nameOf(email.split('@')[0] ?? ''),
    lastName: nameOf(identity.lastName),
    locale,
    createdAt: now,
  })
  await addIdentity(db(), user.id, identity, now)
  if (!user.emailVerifiedAt) await mailer.enqueue({ kind: 'verify-email', to: email, aboutId: user.id })
  return { user, how: 'new' }
}

function refusalMessage(refusal: LinkRefusal, name: string): LocalizedText {
  return refusal === 'identity-unverified'
    ? socialMessages.addressTaken(name)
    : socialMessages.accountUnconfirmed(name)
}

function nameOf(text: string): string {
  return cleanName(text).slice(0, maxNameLength)
}
