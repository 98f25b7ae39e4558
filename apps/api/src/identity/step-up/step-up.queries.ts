import { eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { accessTokens, users } from '../../platform/db/schema/user.ts'
import { hasAuthenticatorApp, hasPasskey } from '../secret/has-second-factor.queries.ts'

export type StepUpRow = NonNullable<Awaited<ReturnType<typeof findStepUp>>>

/** The session of a token, and how its owner can confirm it. */
export async function findStepUp(db: Connection, tokenId: string) {
  const [row] = await db
    .select({
      steppedUpAt: accessTokens.steppedUpAt,
      role: users.role,
      roleSince: users.roleSince,
      passwordHash: users.passwordHash,
      hasPasskey,
      hasSecondFactor: hasAuthenticatorApp,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(eq(accessTokens.id, tokenId))
  return row
}
