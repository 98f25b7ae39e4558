import { classesIn } from '../prune-sheet.ts'
import { allPages } from './all-pages.ts'
import { expect, test } from './fixtures.ts'

const withRules = (css: string) =>
  new Set([...css.matchAll(/[^{}]+(?=\{)/g)].flatMap(([rule]) => classesIn(rule)))

for (const viewer of ['a guest', 'a member'] as const) {
  test(`a page's own sheet has the rules of all elements, for ${viewer}`, async ({
    context,
    signIn,
    allowStatus,
  }) => {
    for (const status of [404, 500]) allowStatus(status)
    if (viewer === 'a member') await signIn('learner')
    const read = async (address: string) => (await context.request.get(address)).text()
    const sheets = new Map<string, Set<string>>()
    const sheet = async (address: string) => {
      const names = sheets.get(address) ?? withRules(await read(address))
      sheets.set(address, names)
      return names
    }
    const missing: string[] = []
    for (const [name, address] of allPages) {
      const html = await read(address)
      const [, own] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
      const [complete] = /[\w/.-]+\/root-[\w-]+\.css/.exec(html) ?? []
      if (!own || !complete) throw new Error(`${name} has no style sheet.`)
      const [inOwn, inComplete] = [await sheet(own), await sheet(complete)]
      const used = new Set(
        [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => decode(list).split(' ')),
      )
      const lost = [...used].filter((name) => inComplete.has(name) && !inOwn.has(name))
      if (lost.length) missing.push(`${name}: ${lost.join(' ')}`)
    }
    expect(missing).toEqual([])
  })
}

test('the next page waits for the complete sheet', async ({ page, visit }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/root-[^/]*\.css/, async (route) => {
    if (!route.request().headers()['sec-purpose']) await held
    await route.continue()
  })
  await visit('/')
  const requested = page.waitForRequest((request) => /\/assets\/root-[^/]*\.css/.test(request.url()))
  await page.locator('header').getByRole('link', { name: 'Masterclasses' }).first().click()
  await requested
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText('Masterclasses')
  release()
  await expect(heading).toHaveText('Masterclasses')
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(2)
})

test('the next page is shown although the complete sheet fails', async ({ page, visit, browserProblems }) => {
  browserProblems.allowProblem(/ERR_FAILED|root-/)
  await page.route(/\/assets\/root-[^/]*\.css/, (route) => route.abort())
  await visit('/')
  await page.locator('header').getByRole('link', { name: 'Masterclasses' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masterclasses')
})

test('a change of the query preloads no sheet', async ({ page, visit }) => {
  await visit('/educations')
  const preloads = await page.evaluateHandle(() => {
    const found: Node[] = []
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLLinkElement && node.rel === 'preload' && node.as === 'style')
            found.push(node)
    }).observe(document.documentElement, { childList: true, subtree: true })
    return found
  })
  await page.getByRole('main').getByRole('link', { name: 'Programs' }).first().click()
  await expect(page).toHaveURL(/tab=programs/)
  expect(await preloads.evaluate((nodes) => nodes.length)).toBe(0)
})

function decode(html: string): string {
  return html
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
