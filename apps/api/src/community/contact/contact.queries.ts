import { eq, lt } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { contactAnswers, contactMessages } from '../../platform/db/schema/contact.ts'
import { users } from '../../platform/db/schema/user.ts'

export type ContactRow = typeof contactMessages.$inferSelect

// Two years, as stated in the privacy policy.
const retentionMs = 2 * 365 * 24 * 60 * 60 * 1000

/** Inserts a contact message and returns its id. Deletes messages older than two years. */
export async function insertContactMessage(
  db: Connection,
  message: typeof contactMessages.$inferInsert & { createdAt: Date },
): Promise<string> {
  await db
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, new Date(message.createdAt.getTime() - retentionMs)))
  const [inserted] = await db.insert(contactMessages).values(message).returning({ id: contactMessages.id })
  if (!inserted) throw new Error('insert returned no row')
  return inserted.id
}

/** A contact message. `isSenderVerified`: its sender was signed in, with the same e-mail address, which is verified. */
export async function findMessage(
  db: Connection,
  id: string,
): Promise<(ContactRow & { isSenderVerified: boolean }) | undefined> {
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
    isSenderVerified: verifiedAt !== null && address?.toLowerCase() === message.email.toLowerCase(),
  }
}

/** An answer with the message that it answers. */
export async function findAnswer(
  db: Connection,
  id: string,
): Promise<{ text: string; message: ContactRow } | undefined> {
  const [found] = await db
    .select({ text: contactAnswers.text, message: contactMessages })
    .from(contactAnswers)
    .innerJoin(contactMessages, eq(contactMessages.id, contactAnswers.messageId))
    .where(eq(contactAnswers.id, id))
  return found
}
