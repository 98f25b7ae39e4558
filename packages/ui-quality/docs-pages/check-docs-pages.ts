/**
 * `pnpm --filter @chignon/ui-quality docs-pages [part of an id …]`: opens each docs page of the built Storybook. Fails if a page has a console error, an
 * anatomy callout whose element does not exist, or horizontal overflow.
 */
import type { Page } from 'playwright'
import { assertKnownArgs } from '@chignon/dev-tools/assert-known-args'
import { ensureStorybook, readStorybookIndex, respondFromStorybook } from '../matrix/built-storybook.ts'
import { openSite } from '../proofs/test-site.ts'

await ensureStorybook()
const args = process.argv.slice(2)
const pages = (await readStorybookIndex()).flatMap(({ id, type }) => (type === 'docs' ? [id] : []))
if (!pages.length) throw new Error('Storybook has no docs pages.')
// Parts of an id are valid arguments as well.
const matching = args.filter((name) => pages.some((id) => id.includes(name)))
assertKnownArgs('docs page', args, [...matching, ...pages])
const ids = pages.filter((id) => !args.length || args.some((name) => id.includes(name)))
// Browsers request this icon by default; Storybook's own has another name.
const site = await openSite((url) =>
  url === '/favicon.ico' ? { type: 'image/x-icon', body: '' } : respondFromStorybook(url),
)
const first = await site.page({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
const context = first.context()
const queue = [...ids]
// Network idle does not work: pages with frames may never become idle.
const isLoaded = `[...document.querySelectorAll('iframe')].every((frame) => frame.contentDocument?.readyState === 'complete')
  && [...document.images].every((image) => image.complete || image.loading === 'lazy')`
let failed = 0
// Pages spend most of the time waiting, so several load in parallel.
await Promise.all(Array.from({ length: 3 }, openNext))
await site.close()
console.log(`${ids.length - failed} of ${ids.length} docs pages passed`)
process.exitCode = failed ? 1 : 0

async function openNext(): Promise<void> {
  for (let id = queue.shift(); id; id = queue.shift()) {
    const page = await context.newPage()
    const problems = await findProblems(page, id)
    await page.close()
    failed += Number(problems.length > 0)
    for (const problem of problems) console.log(`✗ ${id}: ${problem}`)
  }
}

async function findProblems(page: Page, id: string): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  try {
    await page.goto(`${site.origin}/iframe.html?viewMode=docs&id=${id}`)
    await page.locator('main h1').first().waitFor()
    const anatomy = page.locator('#anatomy')
    if (await anatomy.count()) await anatomy.scrollIntoViewIfNeeded()
    const missing = page.locator('[data-missing]')
    await missing
      .waitFor({ state: 'detached', timeout: 10_000 })
      .catch(async () => problems.push(`no element matches ${await missing.getAttribute('data-missing')}`))
    await page.locator('main h2').last().scrollIntoViewIfNeeded()
    await page.waitForFunction(isLoaded)
    const overflows = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
    if (overflows) problems.push('horizontal overflow')
  } catch (error) {
    problems.push(String(error))
  }
  return problems
}
