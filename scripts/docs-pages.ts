/**
 * `pnpm docs:check`: opens each docs page of the built Storybook as a reviewer would, and fails where one has an
 * error in the console, a numbered part that its example no longer has, or is wider than the window. Names open only
 * the pages that have one in their id.
 */
import type { Page } from 'playwright'
import { freshStorybook, storybookAnswer, storybookEntries } from '../packages/ui/matrix/storybook.ts'
import { openSite } from '../packages/ui/proofs/page.ts'
import { refuseUnknown } from './refuse-unknown.ts'

await freshStorybook()
const named = process.argv.slice(2)
const pages = (await storybookEntries()).flatMap(({ id, type }) => (type === 'docs' ? [id] : []))
if (!pages.length) throw new Error('Storybook has no docs pages.')
// A part of an id is known as well.
const known = named.filter((name) => pages.some((id) => id.includes(name)))
refuseUnknown('docs page', named, [...known, ...pages])
const ids = pages.filter((id) => !named.length || named.some((name) => id.includes(name)))
// The browser asks for that icon by itself; the page's own has another name.
const site = await openSite((url) =>
  url === '/favicon.ico' ? { type: 'image/x-icon', body: '' } : storybookAnswer(url),
)
const first = await site.page({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
const context = first.context()
const waiting = [...ids]
// Not “network idle”: a page with frames beside it may never be told so.
const isLoaded = `[...document.querySelectorAll('iframe')].every((frame) => frame.contentDocument?.readyState === 'complete')
  && [...document.images].every((image) => image.complete || image.loading === 'lazy')`
let failed = 0
// A page mostly waits, so several do it at once.
await Promise.all(Array.from({ length: 3 }, openNext))
await site.close()
console.log(`${ids.length - failed} of ${ids.length} docs pages are whole`)
process.exitCode = failed ? 1 : 0

async function openNext(): Promise<void> {
  for (let id = waiting.shift(); id; id = waiting.shift()) {
    const page = await context.newPage()
    const faults = await faultsOf(page, id)
    await page.close()
    failed += Number(faults.length > 0)
    for (const fault of faults) console.log(`✗ ${id}: ${fault}`)
  }
}

async function faultsOf(page: Page, id: string): Promise<string[]> {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  try {
    await page.goto(`${site.origin}/iframe.html?viewMode=docs&id=${id}`)
    await page.locator('main h1').first().waitFor()
    const anatomy = page.locator('#anatomy')
    if (await anatomy.count()) await anatomy.scrollIntoViewIfNeeded()
    const missing = page.locator('[data-missing]')
    await missing
      .waitFor({ state: 'detached', timeout: 10_000 })
      .catch(async () => faults.push(`nothing is found at ${await missing.getAttribute('data-missing')}`))
    await page.locator('main h2').last().scrollIntoViewIfNeeded()
    await page.waitForFunction(isLoaded)
    const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
    if (isWide) faults.push('wider than the window')
  } catch (error) {
    faults.push(String(error))
  }
  return faults
}
