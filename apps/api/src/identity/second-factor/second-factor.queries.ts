import { secondStepMinutes } from '@chignon/contract/identity/identity-rules'
import { and, count, eq, gt, isNull, lte } from '../../platform/db/drizzle.ts'
import { hashToken, newToken } from '../secret/token.ts'
import type { Connection } from '../../platform/db/client.ts'
import { recoveryCodes, secondFactors, signInChallenges } from '../../platform/db/schema/second-factor.ts'
import { normalRecoveryCode } from './recovery-code.ts'

/** The second factor of a member. */
export type SecondFactorRow = typeof secondFactors.$inferSelect

/** The second factor of a member, also one that is not confirmed yet. */
export async function findSecondFactor(db: Connection, userId: string): Promise<SecondFactorRow | undefined> {
  const [found] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).limit(1)
  return found
}

/** Stores a secret that is not confirmed yet. */
export async function storeSecret(db: Connection, userId: string, secret: Buffer): Promise<void> {
  await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { secret, lastStep: 0 } })
}

/** Deletes a secret that is not confirmed yet. */
export async function deleteUnconfirmed(db: Connection, userId: string): Promise<void> {
  await db.delete(secondFactors).where(and(eq(secondFactors.userId, userId), isNull(secondFactors.enabledAt)))
}

/** Marks the code of a time step as used; false if another request was faster. `enabledAt` switches the second factor on. */
export async function consumeStep(
  db: Connection,
  userId: string,
  step: number,
  change: { enabledAt?: Date } = {},
): Promise<boolean> {
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step, ...change })
    .where(and(eq(secondFactors.userId, userId), lte(secondFactors.lastStep, step - 1)))
    .returning({ userId: secondFactors.userId })
  return used.length > 0
}

/** Switches the second factor off. */
export async function deleteSecondFactor(db: Connection, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId))
}

/** Replaces the recovery codes of a member. */
export async function replaceRecoveryCodes(db: Connection, userId: string, codes: string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = codes.map((code) => ({ userId, hash: hashToken(normalRecoveryCode(code)) }))
  await db.insert(recoveryCodes).values(rows)
}

/** Uses a recovery code up; false if it is unknown or used. */
export async function consumeRecoveryCode(db: Connection, userId: string, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashToken(normalRecoveryCode(code)))))
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}

/** How many recovery codes a member has left. */
export async function countRecoveryCodes(db: Connection, userId: string): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return counted?.total ?? 0
}

/** Creates the challenge of a sign-in and returns its token; only its hash is stored. Deletes expired ones. */
export async function grantChallenge(db: Connection, userId: string, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + secondStepMinutes * 60_000)
  await db.delete(signInChallenges).where(lte(signInChallenges.expiresAt, now))
  await db.insert(signInChallenges).values({ hash: hashToken(token), userId, expiresAt })
  return token
}

/** Whose sign-in a challenge belongs to; undefined if it is unknown or expired. */
export async function findChallenge(db: Connection, token: string, now: Date): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: signInChallenges.userId })
    .from(signInChallenges)
    .where(and(eq(signInChallenges.hash, hashToken(token)), gt(signInChallenges.expiresAt, now)))
  return found?.userId
}

/** Uses a challenge up; false if it is used already. */
export async function consumeChallenge(db: Connection, token: string): Promise<boolean> {
  const used = await db
    .delete(signInChallenges)
    .where(eq(signInChallenges.hash, hashToken(token)))
    .returning({ userId: signInChallenges.userId })
  return used.length > 0
}
