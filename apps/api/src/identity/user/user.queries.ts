import { and, eq, inArray, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { users } from '../../platform/db/schema/user.ts'
import { formsOfEmail } from './email-forms.ts'

/** The row of a user. */
export type UserRow = typeof users.$inferSelect

/** Finds a user by id. */
export async function findUser(db: Connection, id: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(eq(users.id, id)).limit(1)
  return found
}

const lockedUser = preparedOnce('locked-user', (db, name) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('no key update')
    .prepare(name),
)

/**
 * Loads a user with `FOR NO KEY UPDATE`, which locks the row until the transaction ends. Call it before changing anything else
 * of the user, so that transactions lock in the same order and cannot deadlock.
 */
export async function lockUser(db: Connection, id: string): Promise<UserRow | undefined> {
  const [locked] = await lockedUser(db).execute({ id })
  return locked
}

/** Finds a user by e-mail address, case-insensitively, also by the other form of its domain (TEXT-8). */
export async function findUserByEmail(db: Connection, email: string): Promise<UserRow | undefined> {
  const [found] = await db
    .select()
    .from(users)
    .where(inArray(users.email, formsOfEmail(email)))
    .limit(1)
  return found
}

/** The columns to change; undefined ones stay unchanged. */
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
      | 'timeZone'
      | 'thumbnailUrl'
      | 'deletionDueAt'
      | 'deletedTexts'
  ]?: UserRow[Key] | undefined
}

/** Changes a user and returns the new row; undefined if the user does not exist. */
export async function changeUser(
  db: Connection,
  id: string,
  change: UserChange,
): Promise<UserRow | undefined> {
  if (Object.values(change).every((value) => value === undefined)) return findUser(db, id)
  // The translations are of the previous text.
  const translations = change.about === undefined ? {} : { aboutTranslations: null }
  const [changed] = await db
    .update(users)
    .set({ ...change, ...translations })
    .where(eq(users.id, id))
    .returning()
  return changed
}

/**
 * Marks a user's e-mail address as verified and keeps the time of the first verification. Returns false if the user has
 * another address by now.
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

/** Replaces the e-mail address of a user by one that is proven. Fails with a unique violation if it is taken. */
export async function replaceEmail(
  db: Connection,
  id: string,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await db.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, id))
}

/** Inserts a user. Fails with a unique violation if the e-mail address is taken. */
export async function createUser(
  db: Connection,
  person: Pick<UserRow, 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'locale' | 'createdAt'> &
    Partial<Pick<UserRow, 'emailVerifiedAt'>>,
): Promise<UserRow> {
  const [created] = await db.insert(users).values(person).returning()
  if (!created) throw new Error('insert returned no row')
  return created
}
