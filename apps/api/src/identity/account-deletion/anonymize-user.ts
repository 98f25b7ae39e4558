import { deletePersonalRows } from '../personal-data/personal-rows.queries.ts'
import { listPicturesSentTo } from '../personal-data/sent-pictures.queries.ts'
import { removeTexts } from '../personal-data/remove-texts.queries.ts'
import { listEarlierAddresses } from '../email-change/email-change.queries.ts'
import type { ServicesWithoutLimits } from '../../platform/services.ts'
import {
  anonymizeCertificates,
  anonymizePurchases,
  anonymizeReports,
  anonymizeRow,
  deleteContactMessages,
  lockForDeletion,
} from './anonymize-user.queries.ts'
import type { UserRow } from '../user/user.queries.ts'

/**
 * Removes a person's data and sign-ins, and keeps an anonymous row for what refers to it (PRIVACY-2). Texts of theirs are removed or
 * stay, as the person chose. Returns the person as they were, or null if there is no such person, or no longer.
 */
export function anonymizeUser(
  services: ServicesWithoutLimits,
  id: string,
  now: Date,
): Promise<UserRow | null> {
  const { db, files, pictures, mailer, accountListeners } = services
  return db.transaction(async () => {
    const user = await lockForDeletion(db(), id)
    if (!user || user.deletedAt) return null
    const earlierAddresses = await listEarlierAddresses(db(), id)
    const sentPictures = await listPicturesSentTo(db(), id)
    await pictures.remove(sentPictures.map((picture) => picture.id))
    await deletePersonalRows(db(), id)
    await deleteContactMessages(db(), user.email)
    await anonymizeReports(db(), id)
    for (const listener of accountListeners) await listener.onRemoval?.(services, user)
    if (user.deletedTexts === 'remove') await removeTexts(db(), id)
    await files.releaseOwner(id)
    await anonymizePurchases(db(), id)
    await anonymizeCertificates(db(), id)
    await anonymizeRow(db(), id, now)
    // At the end, since mail may have been enqueued above.
    for (const address of [user.email, ...earlierAddresses]) await mailer.forget(address)
    return user
  })
}
