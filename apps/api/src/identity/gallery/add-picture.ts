import { maxGalleryPictures } from '@chignon/contract/identity/identity-rules'
import type { GalleryPicture } from '@chignon/contract/identity/gallery'
import type { Fail } from '../../platform/http/fail.ts'
import { findPicture } from '../../platform/picture/picture.queries.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser } from '../user/user.queries.ts'
import { galleryMessages } from './gallery.messages.ts'
import { pictureIdAt, presentUpload } from './gallery.present.ts'
import { insertGalleryPicture, measureGallery } from './gallery.queries.ts'

type Addition = {
  userId: string
  path: string
  caption: string
  fail: Fail<'conflict' | 'invalid' | 'not_found'>
}

/** Adds a picture that the person uploaded to their gallery (PROFILE-4). */
export function addPicture(
  { db, clock, pictures }: Pick<Services, 'db' | 'clock' | 'pictures'>,
  { userId, path, caption, fail }: Addition,
): Promise<GalleryPicture> {
  return db.transaction(async () => {
    const user = (await lockUser(db(), userId)) ?? fail(404)
    const { total, last } = await measureGallery(db(), userId)
    if (total >= maxGalleryPictures) fail(409, { message: galleryMessages.full(maxGalleryPictures) })
    const id = pictureIdAt(path)
    const found = id && (await findPicture(db(), { id, ownerId: userId, purpose: 'gallery' }, clock()))
    const picture = found || fail(422, { errors: { path: [galleryMessages.unknownUpload] } })
    const presented = presentUpload(picture, caption || null)
    const isNew = await insertGalleryPicture(db(), {
      userId,
      path,
      url: presented.url,
      pictureId: picture.id,
      caption: caption ? { [user.locale]: caption } : null,
      width: picture.width,
      height: picture.height,
      position: last + 1,
      createdAt: clock(),
    })
    if (!isNew) fail(409, { message: galleryMessages.twice })
    await pictures.keep(picture.id)
    return presented
  })
}
