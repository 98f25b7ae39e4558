import type { Database } from '../../platform/db/client.ts'
import { signatureOf } from '../../platform/http/signature.ts'
import { signingKey } from '../../platform/http/signing-key.ts'
import type { Watchable } from './lesson.rules.ts'
import { endOfAddress, mediaSubject } from './media.signature.ts'

/** The path of the media calls. */
export const mediaPath = '/api/v1/media'

/** The path of a resource's file for a viewer who may watch it until a time. */
export type MediaAddresses = (
  resourceId: string,
  file: string,
  until: Exclude<Watchable, null>,
  now: Date,
) => string

/**
 * Creates the function that returns media addresses for a viewer. Files of free lessons have a plain address that shared caches
 * may store. Others contain a signature, which is valid for this viewer only (ACCESS-12). It is a folder of the path, so that
 * the relative addresses in a playlist are signed too.
 */
export async function mediaAddresses(db: Database, viewerId: string | null): Promise<MediaAddresses> {
  const key = await signingKey(db, 'media')
  return (resourceId, file, until, now) => {
    if (until === 'always') return `${mediaPath}/${resourceId}/${file}`
    if (viewerId === null) throw new Error('a guest has no address of a protected file')
    const signature = signatureOf(key, mediaSubject(resourceId, viewerId), endOfAddress(now, until))
    return `${mediaPath}/${resourceId}/${signature}/${file}`
  }
}
