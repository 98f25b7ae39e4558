import { eq } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { users } from '../db/schema/user.ts'

/** A person as the database has them. */
export type UserRow = typeof users.$inferSelect

/** Finds a person by id. */
export async function findUser(db: Connection, id: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(eq(users.id, id)).limit(1)
  return found
}

/** Finds a person by e-mail address, whatever its case. */
export async function findUserByEmail(db: Connection, email: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(eq(users.email, email)).limit(1)
  return found
}
