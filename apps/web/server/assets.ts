import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

const yearInSeconds = 31_536_000

/** Serves the built files: those named by their content for ever, the others for an hour. */
export function serveAssets(app: Hono, root: string): void {
  app.use(
    '/assets/*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', `public, max-age=${yearInSeconds}, immutable`),
    }),
  )
  // A file of an older build that is gone is a plain 404, not a page.
  app.all('/assets/*', (c) => c.text('Not found', 404))
  app.use(
    '*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=3600'),
    }),
  )
}
