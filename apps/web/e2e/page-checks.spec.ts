import type { Page } from '@playwright/test'
import { expectContrast, expectNoBarrier } from './axe.ts'
import { expect } from './fixtures.ts'
import { allPages } from './all-pages.ts'
import { finishTransitions, overflow, smallControls } from './page-faults.ts'
import { memberPages, pages } from './pages.ts'
import { test } from './shared-page.ts'

const phone = 375
const desk = 1280
const widths = [320, phone, 768, desk]

// The long words of German and the other direction. All rules are checked once on a phone and once on a desk, contrast in both themes.
const looks = [
  {
    lang: 'de',
    analyses: [
      [phone, 'light', expectContrast],
      [desk, 'light', expectNoBarrier],
      [desk, 'dark', expectContrast],
    ],
  },
  { lang: 'fa', analyses: [[phone, 'dark', expectNoBarrier]] },
] as const

for (const [name, address] of allPages) {
  test(`${name} has no barrier and does not overflow`, ({ page, visit, allowStatus }) => {
    allowStatus(404, pages['not found'])
    return expectNoFault(page, visit, address)
  })
}

test.describe('signed in', () => {
  test.use({ viewer: 'learner' })

  for (const [name, address] of Object.entries(memberPages)) {
    test(`${name} has no barrier and does not overflow`, ({ page, visit }) =>
      expectNoFault(page, visit, address))
  }
})

async function expectNoFault(
  page: Page,
  visit: (address: string) => Promise<unknown>,
  address: string,
): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const setTextSize = (percentage: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percentage) / 100 } })
  for (const { lang, analyses } of looks) {
    await setTextSize(100)
    await visit(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const [analysedWidth, colorScheme, analyse] of analyses) {
        if (analysedWidth !== width) continue
        await page.emulateMedia({ colorScheme })
        await finishTransitions(page)
        await analyse(page, `${address} ${lang} ${colorScheme} at ${width}`)
      }
      expect(await overflow(page), `${lang} at ${width}`).toBe(0)
      if (width === phone) expect(await smallControls(page), `${lang} on a phone`).toEqual([])
    }
    await setTextSize(200)
    expect(await overflow(page), `${lang} with text of 200 %`).toBe(0)
  }
  await browser.detach()
}
