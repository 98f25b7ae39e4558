import { Hono } from 'hono'
import { id } from '@chignon/contract/platform/primitives'
import * as z from 'zod/mini'
import { can, requireLogin } from '../../platform/http/authorize.ts'
import { fail } from '../../platform/http/fail.ts'
import type { Env } from '../../platform/http/mount.ts'
import { FileResponse, sendFile } from '../../platform/http/send-file.ts'
import { readSignature } from '../../platform/http/signature.ts'
import { signingKey } from '../../platform/http/signing-key.ts'
import { viewerIdOf, type Authenticate, type Viewer } from '../../platform/http/viewer.ts'
import { viewerOf } from '../../platform/http/viewer-of.ts'
import { lessonMessages } from '../../catalogue/lesson/lesson.messages.ts'
import { requirePlayable } from '../../catalogue/lesson/require-watchable.ts'
import { seeDrafts } from '../../platform/http/hidden-content.policy.ts'
import type { Services } from '../../platform/services.ts'
import { findMedia, isMediaName, sampleMedia, storedMedia } from './media.files.ts'
import { findMediaFolder, findVideoFile } from './media.queries.ts'
import { mediaSubject } from '../../catalogue/lesson/media.signature.ts'
import { mediaMessages } from './media.messages.ts'

const weekInSeconds = 7 * 24 * 60 * 60

/**
 * Serves the files of videos: `/media/{resource}/{file}` sends files of free lessons to anyone, `/media/{resource}/{signature}/{file}` others
 * to the person the address was made for, while it is valid and their access lasts. Supports ranges and ETags.
 */
export function mediaRoutes({ db, clock, env, files }: Services, authenticate: Authenticate): Hono<Env> {
  const root = env.mediaFolder ?? sampleMedia
  const app = new Hono<Env>()
  app.get('/media/:resource/:path{.+}', async (c) => {
    const { resource, path } = c.req.param()
    if (!z.safeParse(id, resource).success) fail(404)
    const viewer = await viewerOf(c.req.header('authorization'), authenticate)
    const mediaFolder = (await findMediaFolder(db(), resource, viewerIdOf(viewer))) ?? fail(404)
    const { signature, file } = splitPath(path)
    if (mediaFolder.isDraft && !(signature && can(viewer, seeDrafts, undefined))) fail(404)
    if (signature) await requireSigned(viewer, resource, signature)
    else if (!mediaFolder.isFree) fail(403, { message: lessonMessages.locked })
    requirePlayable({ viewer, fail }, mediaFolder, clock())
    const media = (await findFile(mediaFolder, file)) ?? fail(404)
    // A protected file is checked again each time, since people may share a browser.
    const cacheControl = signature ? 'private, no-cache' : `public, max-age=${weekInSeconds}`
    return sendFile(c, new FileResponse({ ...media, headers: { 'Cache-Control': cacheControl } }))
  })

  // The sample's videos are in folders, uploaded ones in the file store, even if their lesson had one of the sample before.
  async function findFile({ folder, lessonId }: { folder: string | null; lessonId: string }, name: string) {
    const inFolder = folder === null ? null : await findMedia(root, folder, name)
    if (inFolder) return inFolder
    const stored = isMediaName(name) ? await findVideoFile(db(), lessonId, name) : undefined
    return stored ? storedMedia(stored, files) : null
  }

  async function requireSigned(viewer: Viewer, resource: string, signature: string): Promise<void> {
    if (viewer.role === 'guest') requireLogin(fail)
    const until =
      readSignature(await signingKey(db, 'media'), mediaSubject(resource, viewer.id), signature) ??
      fail(403, { message: mediaMessages.wrongAddress })
    if (until <= clock()) fail(410, { message: mediaMessages.addressExpired })
  }
  return app
}

// A signature is base36, a dot and 43 base64url characters. A file has an extension and may be in a folder.
function splitPath(path: string): { signature: string | null; file: string } {
  const parts = /^(?<signature>[a-z0-9]+\.[\w-]{43})\/(?<file>.+)$/.exec(path)?.groups
  return { signature: parts?.['signature'] ?? null, file: parts?.['file'] ?? path }
}
