import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { allPages } from './all-pages.ts'
import { pages } from './pages.ts'

/** The horizontal overflow of the page in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Sets the browser's default text size, in per cent. */
async function setTextSize(page: Page, percentage: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percentage) / 100 } })
}

test.beforeEach(({ allowStatus }) => allowStatus(404, pages['not found']))

for (const [name, address] of allPages) {
  const inLanguage = (lang: string) => `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`

  test(`${name} does not overflow`, async ({ page, visit }) => {
    for (const lang of ['de', 'fa']) {
      await visit(inLanguage(lang))
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflow(page), `${lang} at ${width}`).toBe(0)
      }
    }
  })

  test(`${name} does not overflow with text of 200 %`, async ({ page, visit }) => {
    await setTextSize(page, 200)
    for (const lang of ['de', 'fa']) {
      await visit(inLanguage(lang))
      expect(await overflow(page), lang).toBe(0)
    }
  })
}
