import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { chromiumLaunchOptions, type ChromiumChoice } from '@chignon/dev-tools/chromium'
import { dist } from '../../ui/scripts/paths.ts'

/** A response of the test server. */
export type Response = { type: string; body: string | Buffer; headers?: Record<string, string> }

export type Site = {
  origin: string
  /** Name, version without its patch number, and platform of the browser: "Chromium 156.0.8078 on linux". */
  browser: string
  page: (options?: BrowserContextOptions) => Promise<Page>
  close: () => Promise<void>
}

/**
 * Starts a server on a free port and a browser. `respond` returns null for 404; if it throws, the response is 500 with the
 * error as its body.
 */
export async function openSite(
  respond: (path: string) => Response | null | Promise<Response | null>,
  choice?: ChromiumChoice,
): Promise<Site> {
  // Before the server: without a browser this throws, and no server may stay open.
  const launchOptions = chromiumLaunchOptions(choice)
  const browser: Browser = await chromium.launch(launchOptions)
  const server: Server = createServer(async (request, response) => {
    try {
      const found = await respond(request.url ?? '/')
      if (found) response.writeHead(200, { 'content-type': found.type, ...found.headers }).end(found.body)
      else response.writeHead(404).end()
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The test server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    browser: describeBrowser(browser.version(), launchOptions.executablePath),
    page: async (options = {}) => (await browser.newContext(options)).newPage(),
    close: async () => {
      await browser.close()
      await new Promise((done) => void server.close(done))
    },
  }
}

// Patch versions render alike; the headless shell does not render like the browser. Without a path, Playwright starts its own shell.
function describeBrowser(version: string, executablePath: string | undefined): string {
  const isShell = executablePath === undefined || path.basename(executablePath).includes('headless')
  const name = isShell ? 'Chromium headless shell' : 'Chromium'
  return `${name} ${version.split('.').slice(0, 3).join('.')} on ${process.platform}`
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

/** The media type of a file by its extension. */
export const typeOf = (name: string): string => types[path.extname(name)] ?? 'application/octet-stream'

/** A file of the built package by its path in `dist`; null if it does not exist. */
export async function readBuiltFile(name: string): Promise<Buffer | null> {
  return readFile(path.join(dist, name)).catch(() => null)
}
