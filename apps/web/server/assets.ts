import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { serveStatic as serveContent } from 'hono/serve-static'

const yearInSeconds = 31_536_000

/** Serves the built files. Those with a content hash in their name are cached for a year, the others for an hour. */
export function serveAssets(app: Hono, root: string): void {
  app.use(
    '/assets/*',
    serveContent({
      root,
      join: path.join,
      getContent: readOnce(path.join(root, 'assets')),
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', `public, max-age=${yearInSeconds}, immutable`),
    }),
  )
  // A file of an older build: a plain 404 instead of the error page.
  app.all('/assets/*', (c) => c.text('Not found', 404))
  // One route per file, so that page requests do not access the disk first.
  for (const file of publicFiles(root)) {
    app.get(
      file,
      serveStatic({
        root,
        precompressed: true,
        onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=3600'),
      }),
    )
  }
}

/**
 * Reads the files of a folder, each once: the first visit of a page requests a hundred of them, and opening a file takes
 * longer than sending it. Null for what was not in the folder at the start.
 */
function readOnce(folder: string): (file: string) => Promise<Uint8Array<ArrayBuffer> | null> {
  const files = new Set(filesIn(folder).map((file) => path.join(folder, file)))
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  return async (file) => {
    if (!files.has(file)) return null
    const content = contents.get(file) ?? (await readFile(file))
    contents.set(file, content)
    return content
  }
}

function publicFiles(root: string): string[] {
  return filesIn(root)
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => !file.startsWith('/assets/') && !/\.(br|gz)$/.test(file))
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
