/**
 * `pnpm docs:check`: opens each docs page of the built Storybook as a reviewer would, and fails where one has an
 * error in the console, a numbered part that its example no longer has, or is wider than the window. Names open only
 * the pages that have one in their id.
 */
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type BrowserContext } from 'playwright'
import { chromiumLaunchOptions } from './chromium.ts'

const root = path.resolve(import.meta.dirname, '..')
const built = path.join(root, 'storybook-static')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const { status } = spawnSync('pnpm', ['storybook:build'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (status !== 0) process.exit(1)

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const file = path.join(built, path.normalize(pathname))
  const content = await readFile(file).catch(() => null)
  response.writeHead(content ? 200 : 204, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
  })
  response.end(content ?? undefined)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

const index: { entries: Record<string, { id: string; type: string }> } = JSON.parse(
  await readFile(path.join(built, 'index.json'), 'utf8'),
)
const named = process.argv.slice(2)
const ids = Object.values(index.entries).flatMap(({ id, type }) =>
  type === 'docs' && (!named.length || named.some((name) => id.includes(name))) ? [id] : [],
)
const browser = await chromium.launch(chromiumLaunchOptions())
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
const waiting = [...ids]
let failed = 0
// A page mostly waits, so several do it at once.
await Promise.all(Array.from({ length: 3 }, openNext))
await browser.close()
server.close()
console.log(`${ids.length - failed} of ${ids.length} docs pages are whole`)
process.exitCode = failed ? 1 : 0

async function openNext(): Promise<void> {
  for (let id = waiting.shift(); id; id = waiting.shift()) {
    const faults = await faultsOf(context, id)
    failed += Number(faults.length > 0)
    for (const fault of faults) console.log(`✗ ${id}: ${fault}`)
  }
}

async function faultsOf(context: BrowserContext, id: string): Promise<string[]> {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  try {
    await page.goto(`${base}/iframe.html?viewMode=docs&id=${id}`)
    await page.locator('main h1').first().waitFor()
    const anatomy = page.locator('#anatomy')
    if (await anatomy.count()) await anatomy.scrollIntoViewIfNeeded()
    const missing = page.locator('[data-missing]')
    await missing
      .waitFor({ state: 'detached', timeout: 10_000 })
      .catch(async () => faults.push(`nothing is found at ${await missing.getAttribute('data-missing')}`))
    await page.locator('main h2').last().scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
    if (isWide) faults.push('wider than the window')
  } catch (error) {
    faults.push(String(error))
  }
  await page.close()
  return faults
}
