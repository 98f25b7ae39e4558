import type { LocalizedText } from '../../platform/i18n/define-messages.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { moved } from '../../platform/picture/moved.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser } from '../user/user.queries.ts'
import { galleryMessages } from './gallery.messages.ts'
import { listGalleryPaths, setGalleryCaption, setGalleryOrder } from './gallery.queries.ts'

type Change = {
  userId: string
  path: string
  caption: string | undefined
  index: number | undefined
  fail: Fail<'not_found'>
}

/** Describes a picture of a gallery, or moves it to another place (PROFILE-4). Returns what happened. */
export function changePicture(
  { db }: Pick<Services, 'db'>,
  { userId, path, caption, index, fail }: Change,
): Promise<LocalizedText> {
  return db.transaction(async () => {
    const user = (await lockUser(db(), userId)) ?? fail(404)
    const paths = await listGalleryPaths(db(), userId)
    const current = paths.indexOf(path)
    if (current === -1) fail(404)
    if (caption !== undefined) {
      // Translations of the previous text are dropped.
      await setGalleryCaption(db(), { userId, path }, caption ? { [user.locale]: caption } : null)
    }
    if (index === undefined) return galleryMessages.described
    const order = moved(paths, current, index)
    await setGalleryOrder(db(), userId, order)
    return galleryMessages.moved(order.indexOf(path) + 1, order.length)
  })
}
