import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

const yearInSeconds = 31_536_000

/** Serves the built files. Those with a content hash in their name are cached for a year, the others for an hour. */
export function serveAssets(app: Hono, root: string): void {
  app.use(
    '/assets/*',
    serveStatic({
      root,
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

function publicFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .filter(
      (file) =>
        !file.startsWith('/assets/') && !/\.(br|gz)$/.test(file) && statSync(path.join(root, file)).isFile(),
    )
}
