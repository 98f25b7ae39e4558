import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { passkeys } from '../../platform/db/schema/passkey.ts'
import { secondFactors } from '../../platform/db/schema/second-factor.ts'
import { users } from '../../platform/db/schema/user.ts'

/** Whether the user of the row has a passkey. */
export const hasPasskey: SQL<boolean> = sql<boolean>`exists (
  select from ${passkeys} where ${passkeys.userId} = ${users.id})`

/** Whether the user of the row has confirmed an authenticator app. */
export const hasAuthenticatorApp: SQL<boolean> = sql<boolean>`exists (
  select from ${secondFactors}
  where ${secondFactors.userId} = ${users.id} and ${secondFactors.enabledAt} is not null)`

/** Whether the user of the row has one of both. */
export const hasSecondFactor: SQL<boolean> = sql<boolean>`(${hasPasskey} or ${hasAuthenticatorApp})`
