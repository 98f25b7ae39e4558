import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { users } from '../db/schema/user.ts'

/** A person as the database has them. */
export type UserRow = typeof users.$inferSelect

/** Finds a person by id. */
export async function findUser(db: Connection, id: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(eq(users.id, id)).limit(1)
  return found
}

/**
 * Loads a user with `FOR NO KEY UPDATE`, which locks the row until the transaction ends. Call it before changing anything else
 * of the user, so that transactions lock in the same order and cannot deadlock.
 */
export async function lockUser(db: Connection, id: string): Promise<UserRow | undefined> {
  const [locked] = await db.select().from(users).where(eq(users.id, id)).for('no key update')
  return locked
}

/** Finds a user by e-mail address, case-insensitively. */
export async function findUserByEmail(db: Connection, email: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(eq(users.email, email)).limit(1)
  return found
}

/** What may be changed of a person; what is undefined stays as it is. */
export type UserChange = {
  [
    Key in
      | 'firstName'
      | 'lastName'
      | 'passwordHash'
      | 'gender'
      | 'phone'
      | 'country'
      | 'address'
      | 'about'
      | 'locale'
  ]?: UserRow[Key] | undefined
}

/** Changes a person and answers them as they are then; undefined where there is none. */
export async function changeUser(
  db: Connection,
  id: string,
  change: UserChange,
): Promise<UserRow | undefined> {
  if (Object.values(change).every((value) => value === undefined)) return findUser(db, id)
  // What the academy translated is of the words that were there before.
  const translations = change.about === undefined ? {} : { aboutTranslations: null }
  const [changed] = await db
    .update(users)
    .set({ ...change, ...translations })
    .where(eq(users.id, id))
    .returning()
  return changed
}

/**
 * Notes that a person's address is theirs, as of now or of the first time. Answers whether it is still the address that
 * was proved.
 */
export async function confirmEmail(
  db: Connection,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<boolean> {
  const confirmed = await db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})` })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id })
  return confirmed.length > 0
}
