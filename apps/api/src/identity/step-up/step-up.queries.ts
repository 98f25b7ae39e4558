import { and, eq, isNotNull, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { passkeys } from '../../platform/db/schema/passkey.ts'
import { secondFactors } from '../../platform/db/schema/second-factor.ts'
import { accessTokens, users } from '../../platform/db/schema/user.ts'

export type StepUpRow = NonNullable<Awaited<ReturnType<typeof findStepUp>>>

/** The session of a token, and how its owner can confirm it. */
export async function findStepUp(db: Connection, tokenId: string) {
  const passkey = db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, users.id))
  const secondFactor = db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.enabledAt)))
  const [row] = await db
    .select({
      steppedUpAt: accessTokens.steppedUpAt,
      role: users.role,
      roleSince: users.roleSince,
      passwordHash: users.passwordHash,
      hasPasskey: sql<boolean>`exists ${passkey}`,
      hasSecondFactor: sql<boolean>`exists ${secondFactor}`,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(eq(accessTokens.id, tokenId))
  return row
}
