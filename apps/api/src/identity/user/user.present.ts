import type { Profile, User, UserInfo } from '@chignon/contract/identity/user'
import type { UserRow } from './user.queries.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'

/** Maps the signed-in user to the contract. */
export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    email_verified: row.emailVerifiedAt !== null,
    has_password: row.passwordHash !== null,
    thumbnail_url: row.thumbnailUrl,
    profile: { gender: row.gender, phone: row.phone, country: row.country },
    deletion_due_at: row.deletionDueAt?.toISOString() ?? null,
    role: row.role,
  }
}

/** Maps a user to OpenID Connect claims. */
export function presentUserInfo(row: UserRow): UserInfo {
  return {
    sub: row.id,
    given_name: row.firstName,
    family_name: row.lastName,
    name: fullNameOf(row),
    email: row.email,
    email_verified: row.emailVerifiedAt !== null,
    picture: row.thumbnailUrl,
  }
}

/** Maps the user's own profile to the contract. */
export function presentProfile(row: UserRow): Profile {
  return {
    gender: row.gender,
    phone: row.phone,
    country: row.country,
    address: row.address,
    about: row.about,
    locale: row.locale,
  }
}
