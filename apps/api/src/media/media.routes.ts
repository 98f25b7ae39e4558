import { Hono } from 'hono'
import { id } from '@chignon/contract/primitives'
import * as z from 'zod/mini'
import { fail } from '../http/fail.ts'
import type { Env } from '../http/mount.ts'
import { FileResponse, sendFile } from '../http/send-file.ts'
import { readSignature } from '../http/signature.ts'
import { signingKey } from '../http/signing-key.ts'
import { lessonMessages } from '../lesson/lesson.messages.ts'
import type { Services } from '../services.ts'
import { findMedia, isMediaName, sampleMedia, storedMedia } from './media.files.ts'
import { findMediaFolder, findVideoFile } from './media.queries.ts'
import { mediaSubject } from './media.signature.ts'
import { mediaMessages } from './media.messages.ts'

const weekInSeconds = 7 * 24 * 60 * 60

/**
 * Serves the files of videos: at `/media/{resource}/{file}` those of free lessons to anyone, at
 * `/media/{resource}/{signature}/{file}` the others while the signature is valid. Supports ranges and ETags; caches may keep
 * a file as long as its address is valid.
 */
export function mediaRoutes({ db, clock, env, files }: Services): Hono<Env> {
  const root = env.mediaFolder ?? sampleMedia
  const app = new Hono<Env>()
  app.get('/media/:resource/:path{.+}', async (c) => {
    const { resource, path } = c.req.param()
    if (!z.safeParse(id, resource).success) fail(404)
    const mediaFolder = (await findMediaFolder(db(), resource)) ?? fail(404)
    const { signature, file } = splitPath(path)
    const cacheControl = signature
      ? `private, max-age=${await secondsLeft(resource, signature)}`
      : `public, max-age=${weekInSeconds}`
    if (!signature && mediaFolder.isDraft) fail(404)
    if (!signature && !mediaFolder.isFree) fail(403, { message: lessonMessages.locked })
    const media = (await findFile(mediaFolder, file)) ?? fail(404)
    return sendFile(c, new FileResponse({ ...media, headers: { 'Cache-Control': cacheControl } }))
  })

  // The sample's videos are in folders, uploaded ones in the file store, even if their lesson had one of the sample before.
  async function findFile({ folder, lessonId }: { folder: string | null; lessonId: string }, name: string) {
    const inFolder = folder === null ? null : await findMedia(root, folder, name)
    if (inFolder) return inFolder
    const stored = isMediaName(name) ? await findVideoFile(db(), lessonId, name) : undefined
    return stored ? storedMedia(stored, files) : null
  }

  async function secondsLeft(resource: string, signature: string): Promise<number> {
    const until = readSignature(await signingKey(db, 'media'), mediaSubject(resource), signature)
    const left = until ? until.getTime() - clock().getTime() : 0
    return left > 0 ? Math.floor(left / 1000) : fail(403, { message: mediaMessages.addressExpired })
  }
  return app
}

// A signature is base36, a dot and 43 base64url characters. A file has an extension and may be in a folder.
function splitPath(path: string): { signature: string | null; file: string } {
  const parts = /^(?<signature>[a-z0-9]+\.[\w-]{43})\/(?<file>.+)$/.exec(path)?.groups
  return { signature: parts?.['signature'] ?? null, file: parts?.['file'] ?? path }
}
