import path from 'node:path'
import { chromium, type Browser, type Request } from 'playwright'
import { chromiumLaunchOptions } from '@chignon/dev-tools/chromium'
import { kB, type Measurement } from '@chignon/dev-tools/measurement'
import { openMemberPages } from './member-pages.ts'
import { pages, type BenchPage } from './pages.ts'

/** Maximum compressed size of a page's scripts, in bytes. */
const budget = 140_000

/** The same of the lesson page before its video is played. */
const lessonBudget = 150_000

/** Maximum compressed size of the style sheets that a page waits for, in bytes. */
const styleBudget = 12_000

const typeByExtension: Record<string, string> = { '.js': 'script', '.css': 'stylesheet', '.woff2': 'font' }

// Chunks a page loads when it is idle; the first view does not need them. Only toasts and dialogs use join-refs.
const idleChunks = /\/(site-toaster|site-user-menu|user-menu|join-refs|prefetch-links)-/

type Loaded = { url: URL; type: string; bytes: number; encoding: string }

/** What a browser downloads on the first load of each page. Fails if a page requests data that its HTML already contains. */
export async function measureBytes(origin: string): Promise<Measurement> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const failures: string[] = []
    const totals = [['page', 'scripts', 'JavaScript', 'when idle', 'CSS', 'fonts', 'HTML', 'calls']]
    const chunks = [['script of home', 'encoding', 'size']]
    for (const page of [...pages, ...(await openMemberPages(origin))]) {
      const { name } = page
      const loaded = await load(browser, origin, page)
      const isIdle = ({ url }: Loaded) => idleChunks.test(url.pathname)
      const scripts = loaded.filter((resource) => resource.type === 'script' && !isIdle(resource))
      const calls = loaded.filter(
        ({ url }) => /^\/(bff|api(?!\/v1\/media))\/|\.data$/.test(url.pathname) || url.origin !== origin,
      )
      const sum = (some: Loaded[]) => some.reduce((total, { bytes }) => total + bytes, 0)
      const sheets = loaded.filter(({ type }) => type === 'stylesheet')
      const sizeOf = (type: string) => kB(sum(loaded.filter((resource) => resource.type === type)))
      totals.push([
        name,
        `${scripts.length}`,
        kB(sum(scripts)),
        kB(sum(loaded.filter(isIdle))),
        kB(sum(sheets)),
        sizeOf('font'),
        sizeOf('document'),
        `${calls.length}`,
      ])
      if (calls.length)
        failures.push(
          `${name} requests ${calls.map(({ url }) => url.pathname).join(', ')} on its first load.`,
        )
      const scriptBudget = name === 'lesson' ? lessonBudget : budget
      if (sum(scripts) > scriptBudget)
        failures.push(`${name} loads ${kB(sum(scripts))} of JavaScript; the maximum is ${kB(scriptBudget)}.`)
      if (sum(sheets) > styleBudget)
        failures.push(`${name} waits for ${kB(sum(sheets))} of CSS; the maximum is ${kB(styleBudget)}.`)
      if (name !== 'home') continue
      for (const { url, bytes, encoding } of scripts.toSorted((a, b) => b.bytes - a.bytes)) {
        chunks.push([url.pathname.replace('/assets/', ''), encoding, kB(bytes)])
      }
    }
    return {
      tables: [
        { title: 'JavaScript of home, by chunk', rows: chunks },
        { title: 'First load', rows: totals },
      ],
      failures,
    }
  } finally {
    await browser.close()
  }
}

async function load(
  browser: Browser,
  origin: string,
  { path: pathname, cookie }: BenchPage,
): Promise<Loaded[]> {
  const address = origin + pathname
  const context = await browser.newContext({ locale: 'en-US' })
  if (cookie) await context.addCookies([{ ...cookie, url: origin }])
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  const response = await page.goto(address, { waitUntil: 'networkidle', timeout: 20_000 })
  if (!response?.ok()) throw new Error(`${address} responded with ${response?.status() ?? 'nothing'}.`)
  // Prefetches for the next page do not count.
  const isPrefetch = async (request: Request) =>
    (await request.allHeaders())['sec-purpose']?.startsWith('prefetch')
  const prefetches = await Promise.all(requests.map(isPrefetch))
  const own = requests.filter((request, i) => !prefetches[i] && !request.url().startsWith('data:'))
  const loaded = await Promise.all(own.map(read))
  await context.close()
  return loaded
}

async function read(request: Request): Promise<Loaded> {
  const url = new URL(request.url())
  const [{ responseBodySize }, response] = await Promise.all([request.sizes(), request.response()])
  return {
    url,
    // Modules and fonts preloaded by a <link> have no resource type of their own.
    type: typeByExtension[path.extname(url.pathname)] ?? request.resourceType(),
    bytes: responseBodySize,
    encoding: response?.headers()['content-encoding'] ?? '–',
  }
}
