import type { Locale } from '@chignon/contract/locale'
import { z } from 'zod'
import { createUser } from '../auth/auth.queries.ts'
import type { Database } from '../db/client.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { fail, type Saying } from '../http/fail.ts'
import type { Mailer } from '../mail/mailer.ts'
import { findUserByEmail, type UserRow } from '../user/user.queries.ts'
import type { Identity } from './identity-provider.ts'
import { linkRefusalReason, type Objection } from './social.policy.ts'
import { addIdentity, findUserByIdentity } from './social.queries.ts'

/** How somebody got in: known from before, joined to the account they had, or new. */
export type SignInResult = { user: UserRow; how: 'known' | 'linked' | 'new' }

type Given = { identity: Identity; name: string; locale: Locale; now: Date; mailer: Mailer }

const longestName = 80

/** The person behind an identity; made where there is none. Ends the call where its address is somebody’s account. */
export async function resolveIdentity(db: Database, given: Given): Promise<SignInResult> {
  const arrive = () => db.transaction(() => arrivalOf(db, given))
  // Somebody who presses twice arrives twice at once: the second finds what the first made.
  return arrive().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    return arrive()
  })
}

async function arrivalOf(
  db: Database,
  { identity, name, locale, now, mailer }: Given,
): Promise<SignInResult> {
  const known = await findUserByIdentity(db(), identity)
  if (known) return { user: known, how: 'known' }

  const email = z.email().max(254).safeParse(identity.email).data
  if (!email) fail(422, { message: (say) => say.socialNoEmail(name) })
  const holder = await findUserByEmail(db(), email)
  if (holder) {
    const objection = linkRefusalReason(holder, identity)
    if (objection) fail(409, { message: sayingOf(objection, name) })
    await addIdentity(db(), holder.id, identity, now)
    return { user: holder, how: 'linked' }
  }

  const user = await createUser(db(), {
    email,
    emailVerifiedAt: identity.isEmailVerified ? now : null,
    passwordHash: null,
    firstName: named(identity.firstName) || named(email.split('@')[0] ?? ''),
    lastName: named(identity.lastName),
    locale,
    createdAt: now,
  })
  await addIdentity(db(), user.id, identity, now)
  if (!user.emailVerifiedAt) await mailer.post({ kind: 'verify-email', to: email, aboutId: user.id })
  return { user, how: 'new' }
}

function sayingOf(objection: Objection, name: string): Saying {
  return objection === 'identity-unverified'
    ? (say) => say.socialAddressTaken(name)
    : (say) => say.socialAccountUnconfirmed(name)
}

// PostgreSQL keeps no NUL, and a name of ours is no longer than one that is typed.
function named(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, longestName)
}
