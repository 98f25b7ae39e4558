import type { CropQuery } from '@chignon/contract/identity/user'
import type { Fail } from '../../platform/http/fail.ts'
import { pictureAddress } from '../../platform/picture/picture.present.ts'
import { listPictureIds } from '../../platform/picture/picture.queries.ts'
import type { Services } from '../../platform/services.ts'
import { changeUser, lockUser, type UserRow } from './user.queries.ts'

type AvatarServices = Pick<Services, 'db' | 'pictures'>
type NewAvatar = {
  userId: string
  source: AsyncIterable<Uint8Array>
  crop: CropQuery
  fail: Fail<'payload_too_large' | 'unsupported_media_type' | 'invalid'>
}

// Sharp where portraits are largest, and small enough for lists.
const addressedWidth = 192

/** Stores a person's portrait in place of the previous one (PICTURE-5). Returns undefined if there is no such person. */
export async function setAvatar(
  services: AvatarServices,
  { userId, source, crop, fail }: NewAvatar,
): Promise<UserRow | undefined> {
  const { db, pictures } = services
  const { x, y, width, height } = crop
  const isCropped = x !== undefined && y !== undefined && width !== undefined && height !== undefined
  const picture = await pictures.put(
    source,
    {
      purpose: 'avatar',
      name: 'portrait',
      ownerId: userId,
      ...(isCropped && { crop: { x, y, width, height } }),
    },
    fail,
  )
  return db.transaction(async () => {
    if (!(await lockUser(db(), userId))) return undefined
    await removePrevious(services, userId, picture.id)
    await pictures.keep(picture.id)
    const smallest = picture.widths.findLast((candidate) => candidate <= addressedWidth) ?? picture.width
    return changeUser(db(), userId, { thumbnailUrl: pictureAddress(picture.id, smallest, 'webp') })
  })
}

/** Removes a person's portrait. */
export function removeAvatar(services: AvatarServices, userId: string): Promise<UserRow | undefined> {
  const { db } = services
  return db.transaction(async () => {
    if (!(await lockUser(db(), userId))) return undefined
    await removePrevious(services, userId)
    return changeUser(db(), userId, { thumbnailUrl: null })
  })
}

async function removePrevious({ db, pictures }: AvatarServices, userId: string, newId?: string) {
  const ids = await listPictureIds(db(), userId, 'avatar')
  await pictures.remove(ids.filter((id) => id !== newId))
}
