import { Hono, type Context } from 'hono'
import { id } from '@chignon/contract/primitives'
import parseRange from 'range-parser'
import * as z from 'zod/mini'
import { fail } from '../http/fail.ts'
import type { Env } from '../http/mount.ts'
import { lessonMessages } from '../lesson/lesson.messages.ts'
import type { Services } from '../services.ts'
import { findMedia, sampleMedia, type MediaFile } from './media.files.ts'
import { mediaKey } from './media.key.ts'
import { findMediaFolder } from './media.queries.ts'
import { readSignature } from './media.signature.ts'
import { mediaMessages } from './media.messages.ts'

const weekInSeconds = 7 * 24 * 60 * 60

/**
 * Serves the files of videos: at `/media/{resource}/{file}` those of free lessons to anyone, at
 * `/media/{resource}/{signature}/{file}` the others while the signature is valid. Supports ranges and ETags; caches may keep
 * a file as long as its address is valid.
 */
export function mediaRoutes({ db, clock, env }: Services): Hono<Env> {
  const root = env.mediaFolder ?? sampleMedia
  const app = new Hono<Env>()
  app.get('/media/:resource/:path{.+}', async (c) => {
    const { resource, path } = c.req.param()
    if (!z.safeParse(id, resource).success) fail(404)
    const found = (await findMediaFolder(db(), resource)) ?? fail(404)
    const { signature, file } = splitPath(path)
    const keep = signature
      ? `private, max-age=${await secondsLeft(resource, signature)}`
      : `public, max-age=${weekInSeconds}`
    if (!signature && found.isDraft) fail(404)
    if (!signature && !found.isFree) fail(403, { message: lessonMessages.locked })
    const media = (await findMedia(root, found.folder, file)) ?? fail(404)
    c.header('Cache-Control', keep)
    return send(c, media)
  })

  async function secondsLeft(resource: string, signature: string): Promise<number> {
    const until = readSignature(await mediaKey(db), resource, signature)
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

function send(c: Context<Env>, media: MediaFile): Response {
  const { size, tag } = media
  c.header('Accept-Ranges', 'bytes')
  c.header('ETag', tag)
  c.header('Last-Modified', media.modified.toUTCString())
  const known = c.req.header('if-none-match')?.split(',')
  if (known?.some((entry) => entry.trim().replace(/^W\//, '') === tag)) return c.body(null, 304)
  c.header('Content-Type', media.type)
  const range = rangeOf(c, media)
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${size}`)
    return c.body(null, 416)
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) c.header('Content-Range', `bytes ${start}-${end}/${size}`)
  c.header('Content-Length', `${end - start + 1}`)
  // No file is opened for HEAD.
  if (c.req.method === 'HEAD' || size === 0) return c.body(null, range ? 206 : 200)
  return c.body(media.read(start, end), range ? 206 : 200)
}

// Several ranges, or a malformed header, get the whole file.
function rangeOf(
  c: Context<Env>,
  { size, tag }: MediaFile,
): { start: number; end: number } | 'unsatisfiable' | null {
  const header = c.req.header('range')
  const condition = c.req.header('if-range')
  if (header === undefined || (condition !== undefined && condition !== tag)) return null
  const ranges = parseRange(size, header)
  if (ranges === -1) return 'unsatisfiable'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null
  return ranges[0] ?? null
}
