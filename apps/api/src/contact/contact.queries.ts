import { eq, lt } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { contactMessages } from '../db/schema/contact.ts'
import { users } from '../db/schema/user.ts'

/** A message as it is kept. */
export type ContactRow = typeof contactMessages.$inferSelect

// As long as the privacy policy says: two years.
const keptFor = 2 * 365 * 24 * 60 * 60 * 1000

/** Keeps a message and answers its id. What was written two years ago is dropped. */
export async function keepMessage(
  db: Connection,
  message: typeof contactMessages.$inferInsert & { createdAt: Date },
): Promise<string> {
  await db
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, new Date(message.createdAt.getTime() - keptFor)))
  const [kept] = await db.insert(contactMessages).values(message).returning({ id: contactMessages.id })
  if (!kept) throw new Error('the new message was not returned')
  return kept.id
}

/** A message, and whether its sender was signed in and has confirmed the address it came with. */
export async function findMessage(
  db: Connection,
  id: string,
): Promise<(ContactRow & { isKnown: boolean }) | undefined> {
  const [found] = await db
    .select({ message: contactMessages, address: users.email, verifiedAt: users.emailVerifiedAt })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.userId))
    .where(eq(contactMessages.id, id))
    .limit(1)
  if (!found) return undefined
  const { message, address, verifiedAt } = found
  return {
    ...message,
    isKnown: verifiedAt !== null && address?.toLowerCase() === message.email.toLowerCase(),
  }
}
