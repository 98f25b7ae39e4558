import path from 'node:path'
import { chromium, type Browser, type Request } from 'playwright'
import { chromiumLaunchOptions } from '../chromium.ts'
import { kB, type Measure } from './measure.ts'
import { pages } from './pages.ts'

/** What a public page's scripts may weigh on their way, in bytes. */
const budget = 140_000

const typeByEnding: Record<string, string> = { '.js': 'script', '.css': 'stylesheet', '.woff2': 'font' }

// What a page loads once it is idle: nothing of what is seen first waits for it. Refs are joined by toasts and dialogs alone.
const whenIdle = /\/(site-toaster|join-refs|prefetch-links)-/

type Loaded = { url: URL; type: string; bytes: number; encoding: string }

/** What a browser really downloads on the first load of each page, and that it asks no data it was sent already. */
export async function measureBytes(origin: string): Promise<Measure> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const failures: string[] = []
    const totals = [['page', 'scripts', 'JavaScript', 'when idle', 'CSS', 'fonts', 'HTML', 'calls']]
    const chunks = [['script of home', 'encoding', 'size']]
    for (const page of pages) {
      const { name } = page
      const loaded = await load(browser, origin + page.path)
      const isIdle = ({ url }: Loaded) => whenIdle.test(url.pathname)
      const scripts = loaded.filter((one) => one.type === 'script' && !isIdle(one))
      const calls = loaded.filter(
        ({ url }) => /^\/(bff|api)\/|\.data$/.test(url.pathname) || url.origin !== origin,
      )
      const sum = (some: Loaded[]) => some.reduce((total, { bytes }) => total + bytes, 0)
      const of = (wanted: string) => kB(sum(loaded.filter(({ type }) => type === wanted)))
      totals.push([
        name,
        `${scripts.length}`,
        kB(sum(scripts)),
        kB(sum(loaded.filter(isIdle))),
        of('stylesheet'),
        of('font'),
        of('document'),
        `${calls.length}`,
      ])
      if (calls.length)
        failures.push(`${name} asks ${calls.map(({ url }) => url.pathname).join(', ')} on its first load.`)
      if (sum(scripts) > budget)
        failures.push(`${name} loads ${kB(sum(scripts))} of JavaScript; it may load ${kB(budget)}.`)
      if (name !== 'home') continue
      for (const { url, bytes, encoding } of scripts.toSorted((one, other) => other.bytes - one.bytes)) {
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

async function load(browser: Browser, address: string): Promise<Loaded[]> {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  const answer = await page.goto(address, { waitUntil: 'networkidle', timeout: 20_000 })
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status() ?? 'nothing'}.`)
  // What is fetched ahead for the next page, when this one is idle, is none of this one's.
  const isAhead = async (request: Request) =>
    (await request.allHeaders())['sec-purpose']?.startsWith('prefetch')
  const ahead = await Promise.all(requests.map(isAhead))
  const own = requests.filter((request, i) => !ahead[i] && !request.url().startsWith('data:'))
  const loaded = await Promise.all(own.map(read))
  await context.close()
  return loaded
}

async function read(request: Request): Promise<Loaded> {
  const url = new URL(request.url())
  const [{ responseBodySize }, response] = await Promise.all([request.sizes(), request.response()])
  return {
    url,
    // A preloaded module or font is asked for by a <link>; what it is, its name tells.
    type: typeByEnding[path.extname(url.pathname)] ?? request.resourceType(),
    bytes: responseBodySize,
    encoding: response?.headers()['content-encoding'] ?? '–',
  }
}
