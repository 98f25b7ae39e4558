import { Readable } from 'node:stream'
import type { Context } from 'hono'
import parseRange from 'range-parser'

export type FileContent = {
  /** Bytes. */
  size: number
  /** Its media type. */
  type: string
  /** A strong ETag, with its quotes. */
  tag: string
  modified: Date
  /** Opens the bytes from `start` to `end`, both included. */
  open: (start: number, end: number) => Promise<Readable>
  /** Further headers of the response. */
  headers?: Record<string, string>
}

/** The result of a handler whose endpoint responds with a file. */
export class FileResponse {
  readonly content: FileContent

  constructor(content: FileContent) {
    this.content = content
  }
}

/** Sends a file: the whole, one range of it (206), or only headers if the client has it already (304) or asks by HEAD. */
export async function sendFile(c: Context, { content }: FileResponse): Promise<Response> {
  const { size, tag, type, modified, headers = {} } = content
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  c.header('Accept-Ranges', 'bytes')
  c.header('ETag', tag)
  c.header('Last-Modified', modified.toUTCString())
  if (matchesETag(c.req.header('if-none-match'), tag)) return c.body(null, 304)
  c.header('Content-Type', type)
  const range = rangeOf(c, content)
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${size}`)
    return c.body(null, 416)
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) c.header('Content-Range', `bytes ${start}-${end}/${size}`)
  c.header('Content-Length', `${end - start + 1}`)
  // No file is opened for HEAD.
  if (c.req.method === 'HEAD' || size === 0) return c.body(null, range ? 206 : 200)
  return c.body(Readable.toWeb(await content.open(start, end)), range ? 206 : 200)
}

function matchesETag(header: string | undefined, tag: string): boolean {
  const entries = header?.split(',').map((entry) => entry.trim().replace(/^W\//, '')) ?? []
  return entries.includes(tag) || entries.includes('*')
}

// Several ranges, or a malformed header, get the whole file.
function rangeOf(
  c: Context,
  { size, tag }: FileContent,
): { start: number; end: number } | 'unsatisfiable' | null {
  const header = c.req.header('range')
  const condition = c.req.header('if-range')
  if (header === undefined || (condition !== undefined && condition !== tag)) return null
  const ranges = parseRange(size, header)
  if (ranges === -1) return 'unsatisfiable'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null
  return ranges[0] ?? null
}
