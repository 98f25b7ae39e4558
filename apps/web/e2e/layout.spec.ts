import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { pages } from './pages.ts'

/** What reaches over the page's sides: how far one could scroll sideways, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('nothing reaches over the sides of', () => {
  for (const [name, address] of Object.entries(pages)) {
    test(name, async ({ page, visit, expectRefusal }) => {
      expectRefusal(404)
      for (const lang of ['de', 'fa']) {
        await visit(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`)
        for (const width of [320, 375, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await overflow(page), `${lang} at ${width}`).toBe(0)
        }
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        for (const width of [768, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await overflow(page), `${lang} at ${width} with text of 200 %`).toBe(0)
        }
      }
    })
  }
})

test('text of 200 % is all there: no button or link cuts its words', async ({ page, visit }) => {
  await visit(pages.home)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const cut = await page
    .getByRole('main')
    .locator('a, button')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && getComputedStyle(element).overflow !== 'visible')
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map(({ textContent }) => textContent),
    )
  expect(cut).toEqual([])
})
