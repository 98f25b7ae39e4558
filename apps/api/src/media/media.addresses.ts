import type { Database } from '../db/client.ts'
import { signatureOf } from '../http/signature.ts'
import { signingKey } from '../http/signing-key.ts'
import type { Watchable } from '../lesson/lesson.rules.ts'
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
 * Creates the function that returns media addresses. Files of free lessons have a plain address that shared caches may store.
 * Others contain a signature, because <video> and HLS players send no bearer token, and a cookie would not reach the mobile app.
 * The signature is a folder of the path, so that the relative addresses in a playlist are signed too.
 */
export async function mediaAddresses(db: Database): Promise<MediaAddresses> {
  const key = await signingKey(db, 'media')
  return (resourceId, file, until, now) => {
    if (until === 'always') return `${mediaPath}/${resourceId}/${file}`
    const signature = signatureOf(key, mediaSubject(resourceId), endOfAddress(now, until))
    return `${mediaPath}/${resourceId}/${signature}/${file}`
  }
}
