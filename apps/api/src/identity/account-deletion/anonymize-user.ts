import { and, eq, inArray, or, sql } from '../../platform/db/drizzle.ts'
import { auditEntries } from '../../platform/db/schema/audit.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { contactMessages } from '../../platform/db/schema/contact.ts'
import { reports } from '../../platform/db/schema/moderation.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { subscriptions } from '../../platform/db/schema/subscription.ts'
import { users } from '../../platform/db/schema/user.ts'
import { deletePersonalRows } from '../personal-data/personal-rows.ts'
import { listPicturesSentTo } from '../personal-data/sent-pictures.queries.ts'
import { removeTexts } from '../personal-data/remove-texts.ts'
import { listEarlierAddresses } from '../email-change/email-change.queries.ts'
import type { Services } from '../../platform/services.ts'
import { lockForDeletion } from './lock-for-deletion.ts'
import type { UserRow } from '../user/user.queries.ts'

type AnonymizeServices = Omit<Services, 'limits'>

/**
 * Removes a person's data and sign-ins, and keeps an anonymous row for what refers to it (PRIVACY-2). Texts of theirs are removed or
 * stay, as the person chose. Returns the person as they were, or null if there is no such person, or no longer.
 */
export function anonymizeUser(services: AnonymizeServices, id: string, now: Date): Promise<UserRow | null> {
  const { db, files, pictures, mailer, accountListeners } = services
  return db.transaction(async () => {
    const user = await lockForDeletion(db(), id)
    if (!user || user.deletedAt) return null
    const earlierAddresses = await listEarlierAddresses(db(), id)
    const sentPictures = await listPicturesSentTo(db(), id)
    await pictures.remove(sentPictures.map((picture) => picture.id))
    await deletePersonalRows(db(), id)
    // Written before the person had signed in.
    await db().delete(contactMessages).where(eq(contactMessages.email, user.email))
    await db().update(reports).set({ reporterId: null, text: null }).where(eq(reports.reporterId, id))
    for (const listener of accountListeners) await listener.onRemoval?.(services, user)
    if (user.deletedTexts === 'remove') await removeTexts(db(), id)
    await files.releaseOwner(id)
    await anonymizePurchases(services, id)
    await anonymizeCertificates(services, id)
    await db()
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
    // At the end, since mail may have been enqueued above.
    for (const address of [user.email, ...earlierAddresses]) await mailer.forget(address)
    return user
  })
}

// An order without an invoice was never binding, so no law asks for its buyer. A saved card must not be charged again.
async function anonymizePurchases({ db }: AnonymizeServices, userId: string): Promise<void> {
  await db()
    .update(orders)
    .set({ billing: null })
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.state, ['draft', 'cancelled', 'expired']),
        sql`not exists (select from invoices where invoices.order_id = ${orders.id})`,
      ),
    )
  await db()
    .update(subscriptions)
    .set({ cancelAtPeriodEnd: true, methodProvider: null, customerId: null, methodId: null })
    .where(eq(subscriptions.userId, userId))
}

// The certificates stay and can be verified, without the name. Corrections of the name are in the audit log.
async function anonymizeCertificates({ db }: AnonymizeServices, userId: string): Promise<void> {
  const own = db().select({ id: certificates.id }).from(certificates).where(eq(certificates.userId, userId))
  await db()
    .update(auditEntries)
    .set({ before: null, after: null })
    .where(
      or(
        and(eq(auditEntries.subjectType, 'certificate'), inArray(auditEntries.subjectId, own)),
        and(eq(auditEntries.subjectType, 'user'), eq(auditEntries.subjectId, userId)),
      ),
    )
  await db()
    .update(certificates)
    .set({ holderName: null, isShared: false })
    .where(eq(certificates.userId, userId))
}
