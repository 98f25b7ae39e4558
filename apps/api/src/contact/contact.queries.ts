import { eq } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { contactMessages } from '../db/schema/contact.ts'
import { users } from '../db/schema/user.ts'

/** A message as it is kept. */
export type ContactRow = typeof contactMessages.$inferSelect

/** Keeps a message and answers its id. */
export async function keepMessage(
  db: Connection,
  message: typeof contactMessages.$inferInsert,
): Promise<string> {
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
