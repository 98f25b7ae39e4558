import { eq } from 'drizzle-orm'
import { basketLines } from '../db/schema/basket.ts'
import { businesses } from '../db/schema/business.ts'
import { certificates } from '../db/schema/certificate.ts'
import { contactMessages } from '../db/schema/contact.ts'
import { galleryPictures } from '../db/schema/gallery.ts'
import { lessonProgress } from '../db/schema/lesson.ts'
import { mailedTokens } from '../db/schema/mailed-token.ts'
import { notes } from '../db/schema/note.ts'
import { notifications } from '../db/schema/notification.ts'
import { socialIdentities } from '../db/schema/social.ts'
import { socialLinks } from '../db/schema/social-link.ts'
import { accessTokens, userInterests, users } from '../db/schema/user.ts'
import type { WaitlistServices } from '../waitlist/settle-waitlist.ts'
import { deleteAttemptsOf } from '../exam/attempt.queries.ts'
import { dropEntriesOf } from '../waitlist/drop-entries.ts'
import type { Services } from '../services.ts'
import { lockUser } from './user.queries.ts'

// What belongs to the person alone. Tickets, certificates, accesses, posts and discussions stay.
const personalTables = [
  accessTokens,
  mailedTokens,
  socialIdentities,
  userInterests,
  socialLinks,
  basketLines,
  businesses,
  galleryPictures,
  lessonProgress,
  notes,
  notifications,
  contactMessages,
]

/**
 * Removes a person's data and sign-ins, and keeps an anonymous row for what refers to it (PRIVACY-2). Returns false if there is
 * no such person, or no longer.
 */
export function anonymizeUser(
  services: WaitlistServices & Pick<Services, 'files'>,
  id: string,
  now: Date,
): Promise<boolean> {
  const { db, files } = services
  return db.transaction(async () => {
    const user = await lockUser(db(), id)
    if (!user || user.deletedAt) return false
    for (const table of personalTables) await db().delete(table).where(eq(table.userId, id))
    await deleteAttemptsOf(db(), id)
    await dropEntriesOf(services, id)
    await files.releaseOwner(id)
    // The certificates stay and can be verified, without the name.
    await db()
      .update(certificates)
      .set({ holderName: null, isShared: false })
      .where(eq(certificates.userId, id))
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
        country: null,
        address: null,
        about: null,
        aboutTranslations: null,
        thumbnailUrl: null,
        deletedAt: now,
      })
      .where(eq(users.id, id))
    return true
  })
}
