import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { chromiumLaunchOptions } from '../../../scripts/chromium.ts'
import { dist } from '../../ui/scripts/paths.ts'

/** What the server answers at a path. */
export type Answer = { type: string; body: string | Buffer; headers?: Record<string, string> }

export type Site = {
  origin: string
  page: (options?: BrowserContextOptions) => Promise<Page>
  close: () => Promise<void>
}

/**
 * A server of a few answers and a browser to look at them. `answer` gives null for what is not there; where it throws, the
 * page is told why.
 */
export async function openSite(
  answer: (path: string) => Answer | null | Promise<Answer | null>,
): Promise<Site> {
  // Before the server, which would stay open where there is no browser.
  const browser: Browser = await chromium.launch(chromiumLaunchOptions())
  const server: Server = createServer(async (request, response) => {
    try {
      const found = await answer(request.url ?? '/')
      if (found) response.writeHead(200, { 'content-type': found.type, ...found.headers }).end(found.body)
      else response.writeHead(404).end()
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    page: async (options = {}) => (await browser.newContext(options)).newPage(),
    close: async () => {
      await browser.close()
      await new Promise((done) => void server.close(done))
    },
  }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

/** The media type of a file, by its name. */
export const typeOf = (name: string): string => types[path.extname(name)] ?? 'application/octet-stream'

/** A built file of the package, by its path in `dist`. Null where there is none. */
export async function builtFile(name: string): Promise<Buffer | null> {
  return readFile(path.join(dist, name)).catch(() => null)
}
