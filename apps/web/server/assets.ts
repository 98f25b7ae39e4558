import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { serveStatic as serveContent } from 'hono/serve-static'

const yearInSeconds = 31_536_000

/** Serves the built files. Those with a content hash in their name are cached for a year, the others for an hour. */
export function serveAssets(app: Hono, root: string): void {
  const files = filesIn(root)
  app.use(
    '/assets/*',
    serveContent({
      root,
      join: path.join,
      getContent: readOnce(files.map((file) => path.join(root, file))),
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', `public, max-age=${yearInSeconds}, immutable`),
    }),
  )
  // A file of an older build: a plain 404 instead of the error page.
  app.all('/assets/*', (c) => c.text('Not found', 404))
  // One route per file, so that page requests do not access the disk first.
  for (const file of publicPaths(files)) {
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
 * Keeps what was read of these files in memory: the first visit of a page requests a hundred of them, and opening a file takes
 * longer than sending it. Null for any other file.
 */
function readOnce(files: readonly string[]): (file: string) => Promise<Uint8Array<ArrayBuffer> | null> {
  const known = new Set(files)
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  return async (file) => {
    if (!known.has(file)) return null
    const content = contents.get(file) ?? (await readFile(file))
    contents.set(file, content)
    return content
  }
}

function publicPaths(files: readonly string[]): string[] {
  return files
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => !file.startsWith('/assets/') && !/\.(br|gz)$/.test(file))
}

/** All files in a folder and those below it, relative to it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
