import type { Database } from '../db/client.ts'
import type { Watchable } from '../lesson/lesson.rules.ts'
import { mediaKey } from './media.key.ts'
import { endOfAddress, signatureOf } from './media.signature.ts'

/** Where the media calls are, from the host's root. */
export const mediaPath = '/api/v1/media'

/** Where a file of a resource is for whoever may watch it up to a moment. From the provider's host on. */
export type MediaAddresses = (
  resourceId: string,
  file: string,
  until: Exclude<Watchable, null>,
  now: Date,
) => string

/**
 * Makes the addresses of media. What is free has a plain one that caches may keep for anyone. Every other carries its
 * permission in itself: a <video> and an HLS player send no bearer token, and a cookie would not reach the mobile app
 * or another host. The signature is a folder of the path, so that what a playlist names beside itself is signed as well.
 */
export async function mediaAddresses(db: Database): Promise<MediaAddresses> {
  const key = await mediaKey(db)
  return (resourceId, file, until, now) => {
    if (until === 'always') return `${mediaPath}/${resourceId}/${file}`
    return `${mediaPath}/${resourceId}/${signatureOf(key, resourceId, endOfAddress(now, until))}/${file}`
  }
}
