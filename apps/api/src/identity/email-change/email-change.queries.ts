import { and, desc, eq, gt, gte, isNull } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { emailChanges } from '../../platform/db/schema/email-change.ts'
import { passkeys } from '../../platform/db/schema/passkey.ts'
import { socialIdentities } from '../../platform/db/schema/social.ts'
import { accessTokens, users } from '../../platform/db/schema/user.ts'
import { deleteSecondFactor, findSecondFactor } from '../second-factor/second-factor.queries.ts'
import { undoableSince } from '../user/email-holder.queries.ts'
import type { UserRow } from '../user/user.queries.ts'

/** A change of an e-mail address. */
export type EmailChangeRow = typeof emailChanges.$inferSelect

/** The change of a person that is not confirmed yet. */
export async function findPendingChange(db: Connection, userId: string): Promise<EmailChangeRow | undefined> {
  const [found] = await db.select().from(emailChanges).where(isPendingOf(userId)).limit(1)
  return found
}

/** Deletes the change of a person that is not confirmed yet. */
export async function deletePendingChange(db: Connection, userId: string): Promise<void> {
  await db.delete(emailChanges).where(isPendingOf(userId))
}

/** Replaces the pending change of a person, whose row must be locked. */
export async function replacePendingChange(
  db: Connection,
  change: { userId: string; newEmail: string; createdAt: Date },
): Promise<EmailChangeRow> {
  await deletePendingChange(db, change.userId)
  const [row] = await db.insert(emailChanges).values(change).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** A change with its person. */
export async function findChange(
  db: Connection,
  id: string,
): Promise<{ change: EmailChangeRow; user: UserRow } | undefined> {
  const [found] = await db
    .select({ change: emailChanges, user: users })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(eq(emailChanges.id, id))
    .limit(1)
  return found
}

/** Marks a change as made. `oldEmail` is null if the change cannot be undone. */
export async function completeChange(
  db: Connection,
  id: string,
  { oldEmail, now }: { oldEmail: string | null; now: Date },
): Promise<void> {
  await db.update(emailChanges).set({ oldEmail, confirmedAt: now }).where(eq(emailChanges.id, id))
}

/** The latest change of a person away from an address that can still be undone. */
export async function findUndoableChange(
  db: Connection,
  userId: string,
  oldEmail: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [found] = await db
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        eq(emailChanges.oldEmail, oldEmail),
        isNull(emailChanges.undoneAt),
        gt(emailChanges.confirmedAt, undoableSince(now)),
      ),
    )
    .orderBy(desc(emailChanges.confirmedAt))
    .limit(1)
  return found
}

/** Marks a change and all later ones of its person as undone: their links must not bring a later address back. */
export async function markUndoneSince(
  db: Connection,
  { userId, confirmedAt }: { userId: string; confirmedAt: Date },
  now: Date,
): Promise<void> {
  await db
    .update(emailChanges)
    .set({ undoneAt: now })
    .where(and(eq(emailChanges.userId, userId), gte(emailChanges.confirmedAt, confirmedAt)))
}

/** Ends the way back to an address that is the person's again: what its links would restore is there. */
export async function closeChangesFrom(
  db: Connection,
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  await db
    .update(emailChanges)
    .set({ undoneAt: now })
    .where(
      and(eq(emailChanges.userId, userId), eq(emailChanges.oldEmail, email), isNull(emailChanges.undoneAt)),
    )
}

/** The addresses that a person had before and that are no one else’s now. */
export async function listEarlierAddresses(db: Connection, userId: string): Promise<string[]> {
  const rows = await db
    .select({ email: emailChanges.oldEmail })
    .from(emailChanges)
    .leftJoin(users, eq(users.email, emailChanges.oldEmail))
    .where(and(eq(emailChanges.userId, userId), isNull(users.id)))
  return rows.flatMap(({ email }) => email ?? [])
}

/** When the session of a token began. */
export async function findLoginTime(db: Connection, tokenId: string): Promise<Date | undefined> {
  const [found] = await db
    .select({ createdAt: accessTokens.createdAt })
    .from(accessTokens)
    .where(eq(accessTokens.id, tokenId))
  return found?.createdAt
}

/** Deletes the passkeys, social identities and second factor that a person has since a time. */
export async function deleteSignInsSince(db: Connection, userId: string, since: Date): Promise<void> {
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))
  await db
    .delete(socialIdentities)
    .where(and(eq(socialIdentities.userId, userId), gte(socialIdentities.createdAt, since)))
  const factor = await findSecondFactor(db, userId)
  if (factor?.enabledAt && factor.enabledAt >= since) await deleteSecondFactor(db, userId)
}

function isPendingOf(userId: string) {
  return and(eq(emailChanges.userId, userId), isNull(emailChanges.confirmedAt))
}
