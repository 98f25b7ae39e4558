import { and, eq, inArray, or, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { auditEntries } from '../../platform/db/schema/audit.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { contactMessages } from '../../platform/db/schema/contact.ts'
import { lessonProgress } from '../../platform/db/schema/lesson.ts'
import { reports } from '../../platform/db/schema/moderation.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { subscriptions } from '../../platform/db/schema/subscription.ts'
import { users } from '../../platform/db/schema/user.ts'
import { lockUser, type UserRow } from '../user/user.queries.ts'

/**
 * Locks a user who is to be anonymised. Paying an order locks the order before the user, and finishing a lesson the progress before the user,
 * so these rows are locked first. Otherwise two transactions could deadlock.
 */
export async function lockForDeletion(db: Connection, id: string): Promise<UserRow | undefined> {
  await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, id))
    .orderBy(orders.id)
    .for('update')
  await db
    .select({ id: lessonProgress.lessonId })
    .from(lessonProgress)
    .where(eq(lessonProgress.userId, id))
    .orderBy(lessonProgress.lessonId)
    .for('update')
  return lockUser(db, id)
}

/** Deletes the messages that were written from an address, also those from before the person had signed in. */
export async function deleteContactMessages(db: Connection, email: string): Promise<void> {
  await db.delete(contactMessages).where(eq(contactMessages.email, email))
}

/** Removes the person and the text of what they reported. */
export async function anonymizeReports(db: Connection, userId: string): Promise<void> {
  await db.update(reports).set({ reporterId: null, text: null }).where(eq(reports.reporterId, userId))
}

/**
 * Removes the buyer of orders without an invoice, which were never binding, so no law asks for them, and the saved card, which
 * must not be charged again.
 */
export async function anonymizePurchases(db: Connection, userId: string): Promise<void> {
  await db
    .update(orders)
    .set({ billing: null })
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.state, ['draft', 'cancelled', 'expired']),
        sql`not exists (select from invoices where invoices.order_id = ${orders.id})`,
      ),
    )
  await db
    .update(subscriptions)
    .set({ cancelAtPeriodEnd: true, methodProvider: null, customerId: null, methodId: null })
    .where(eq(subscriptions.userId, userId))
}

/** Removes the name from certificates, which stay and can be verified, and from the audit log, where corrections of it are. */
export async function anonymizeCertificates(db: Connection, userId: string): Promise<void> {
  const own = db.select({ id: certificates.id }).from(certificates).where(eq(certificates.userId, userId))
  await db
    .update(auditEntries)
    .set({ before: null, after: null })
    .where(
      or(
        and(eq(auditEntries.subjectType, 'certificate'), inArray(auditEntries.subjectId, own)),
        and(eq(auditEntries.subjectType, 'user'), eq(auditEntries.subjectId, userId)),
      ),
    )
  await db
    .update(certificates)
    .set({ holderName: null, isShared: false })
    .where(eq(certificates.userId, userId))
}

/** Replaces the personal data of a user by the placeholder data of a former member. */
export async function anonymizeRow(db: Connection, id: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({
      email: `${id}@deleted.invalid`,
      emailVerifiedAt: null,
      passwordHash: null,
      firstName: 'Former',
      lastName: 'member',
      role: 'learner',
      gender: 'unspecified',
      phone: null,
      timeZone: null,
      country: null,
      address: null,
      about: null,
      aboutTranslations: null,
      thumbnailUrl: null,
      deletionDueAt: null,
      deletedTexts: null,
      deletedAt: now,
    })
    .where(eq(users.id, id))
}
