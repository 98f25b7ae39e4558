import { Hono, type Context } from 'hono'
import { id } from '@chignon/contract/primitives'
import parseRange from 'range-parser'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/client.ts'
import { fail } from '../http/fail.ts'
import type { Env } from '../http/mount.ts'
import { findMedia, type MediaFile } from './media.files.ts'
import { mediaKey } from './media.key.ts'
import { findMediaFolder } from './media.queries.ts'
import { readSignature } from './media.signature.ts'

const weekInSeconds = 7 * 24 * 60 * 60

type MediaParts = { db: Database; clock: Clock; /** The media store's folder. */ root: string }

/**
 * Gives out the files of videos: `/media/{resource}/{file}` those of free lessons to anyone, and
 * `/media/{resource}/{signature}/{file}` every other to whoever was given the address while it holds.
 * In ranges, with a tag, and for caches to keep as long as the permission lasts.
 */
export function mediaRoutes({ db, clock, root }: MediaParts): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/media/:resource/:path{.+}', async (c) => {
    const { resource, path } = c.req.param()
    if (!z.safeParse(id, resource).success) fail(404)
    const found = (await findMediaFolder(db(), resource)) ?? fail(404)
    const { signature, file } = splitPath(path)
    const keep = signature
      ? `private, max-age=${await secondsLeft(resource, signature)}`
      : `public, max-age=${weekInSeconds}`
    if (!signature && !found.isFree) fail(403, { message: (say) => say.lessonLocked })
    const media = (await findMedia(root, found.folder, file)) ?? fail(404)
    c.header('Cache-Control', keep)
    return send(c, media)
  })

  async function secondsLeft(resource: string, signature: string): Promise<number> {
    const until = readSignature(await mediaKey(db), resource, signature)
    const left = until ? until.getTime() - clock().getTime() : 0
    return left > 0 ? Math.floor(left / 1000) : fail(403, { message: (say) => say.mediaAddressEnded })
  }
  return app
}

// A signature has a dot and no ending; a file has an ending, and may lie in a folder.
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
  const wanted = rangeOf(c, media)
  if (wanted === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${size}`)
    return c.body(null, 416)
  }
  const { start, end } = wanted ?? { start: 0, end: size - 1 }
  if (wanted) c.header('Content-Range', `bytes ${start}-${end}/${size}`)
  c.header('Content-Length', `${end - start + 1}`)
  // Whoever asks for the head alone has no file opened.
  if (c.req.method === 'HEAD' || size === 0) return c.body(null, wanted ? 206 : 200)
  return c.body(media.read(start, end), wanted ? 206 : 200)
}

// Several ranges at once, and what makes no sense, are answered by the whole.
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
