import path from 'node:path'
import { chromium, type Browser, type Request } from 'playwright'
import { chromiumLaunchOptions } from '@chignon/dev-tools/chromium'
import { kB, type Measurement } from '@chignon/dev-tools/measurement'
import { idleChunks } from './idle-chunks.ts'
import { openMemberPages } from '../pages/member-pages.ts'
import { openUntilQuiet } from '../pages/open-until-quiet.ts'
import { pages, type BenchPage } from '../pages/pages.ts'

/** Maximum compressed size of a page's scripts, in bytes. */
const budget = 140_000

/**
 * The maximum for pages that are used rather than read: the lesson before its video is played, the exam, posts with likes and comments, and
 * forms.
 */
const richPageBudget = 150_000
const richPages = new Set(['lesson', 'exam', 'posts', 'post', 'saved', 'edit profile'])

/** Maximum compressed size of the style sheets that a page waits for, in bytes. */
const styleBudget = 12_000

const typeByExtension: Record<string, string> = { '.js': 'script', '.css': 'stylesheet', '.woff2': 'font' }

// A challenge is used once, so it is no part of the HTML.
const passkeyChallenge = '/bff/login/passkey/request'

type Loaded = { url: URL; type: string; bytes: number; encoding: string; imports: string[] }

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
      const idle = scriptsOfIdle(loaded)
      const scripts = loaded.filter((resource) => resource.type === 'script' && !idle.has(resource))
      const calls = loaded.filter(
        ({ url, type }) =>
          url.origin !== origin ||
          // Pictures cannot be in the HTML, among them the drawing of the viewer's strand.
          (type !== 'image' &&
            /^\/(bff|api(?!\/v1\/media))\/|\.data$/.test(url.pathname) &&
            url.pathname !== passkeyChallenge),
      )
      const sum = (some: Loaded[]) => some.reduce((total, { bytes }) => total + bytes, 0)
      const sheets = awaitedSheets(loaded)
      const sizeOf = (type: string) => kB(sum(loaded.filter((resource) => resource.type === type)))
      totals.push([
        name,
        `${scripts.length}`,
        kB(sum(scripts)),
        kB(sum([...idle])),
        kB(sum(sheets)),
        sizeOf('font'),
        sizeOf('document'),
        `${calls.length}`,
      ])
      if (calls.length)
        failures.push(
          `${name} requests ${calls.map(({ url }) => url.pathname).join(', ')} on its first load.`,
        )
      const scriptBudget = richPages.has(name) ? richPageBudget : budget
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
  await openUntilQuiet(page, address)
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
  // Modules and fonts preloaded by a <link> have no resource type of their own.
  const type = typeByExtension[path.extname(url.pathname)] ?? request.resourceType()
  // A worker's script imports nothing, and its text is not available once the worker has ended.
  const hasImports = type === 'script' && !url.pathname.includes('.worker-')
  return {
    url,
    type,
    bytes: responseBodySize,
    encoding: response?.headers()['content-encoding'] ?? '–',
    imports: hasImports && response ? staticImports(await response.text()) : [],
  }
}

/** The style sheets that a page waits for: its own. The sheet of all pages is loaded later, unless the page has no own. */
function awaitedSheets(loaded: Loaded[]): Loaded[] {
  const sheets = loaded.filter(({ type }) => type === 'stylesheet')
  const own = sheets.filter(({ url }) => !/\/root-[^/]+$/.test(url.pathname))
  return own.length > 0 ? own : sheets
}

/** The file names of the chunks that a built chunk imports statically. */
function staticImports(code: string): string[] {
  return [...code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].flatMap(([, name]) => name ?? [])
}

/** The scripts loaded when the page is idle: the idle chunks, and what is imported by no other script. */
function scriptsOfIdle(loaded: Loaded[]): Set<Loaded> {
  const chunks = idleChunks()
  const idle = new Set(loaded.filter(({ url }) => chunks.some((name) => url.pathname.includes(`/${name}-`))))
  for (let size = -1; size !== idle.size;) {
    size = idle.size
    for (const script of loaded) {
      const importers = loaded.filter(({ imports }) => imports.includes(path.basename(script.url.pathname)))
      if (importers.length && importers.every((importer) => idle.has(importer))) idle.add(script)
    }
  }
  return idle
}
