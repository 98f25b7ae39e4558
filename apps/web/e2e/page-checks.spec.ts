import type { Page } from '@playwright/test'
import { expectContrast, expectNoBarrier } from './axe.ts'
import { expect } from './fixtures.ts'
import { allPages } from './all-pages.ts'
import { memberPages, pages } from './pages.ts'
import { test } from './shared-page.ts'

type Analysis = { colorScheme: 'light' | 'dark'; analyse: typeof expectNoBarrier }

const all = (colorScheme: Analysis['colorScheme']): Analysis => ({ colorScheme, analyse: expectNoBarrier })
const contrast = (colorScheme: Analysis['colorScheme']): Analysis => ({
  colorScheme,
  analyse: expectContrast,
})

// The long words of German and the other direction. All rules are checked once on a phone and once on a desk, contrast in both themes.
const looks: { lang: string; widths: [number, Analysis[]][] }[] = [
  {
    lang: 'de',
    widths: [
      [320, []],
      [375, [contrast('light')]],
      [768, []],
      [1280, [all('light'), contrast('dark')]],
    ],
  },
  {
    lang: 'fa',
    widths: [
      [320, []],
      [375, [all('dark')]],
      [768, []],
      [1280, []],
    ],
  },
]

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
  for (const { lang, widths } of looks) {
    await setTextSize(100)
    await visit(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`)
    for (const [width, analyses] of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const { colorScheme, analyse } of analyses) {
        await page.emulateMedia({ colorScheme })
        await finishTransitions(page)
        await analyse(page, `${address} ${lang} ${colorScheme} at ${width}`)
      }
      expect(await overflow(page), `${lang} at ${width}`).toBe(0)
    }
    await setTextSize(200)
    expect(await overflow(page), `${lang} with text of 200 %`).toBe(0)
  }
  await browser.detach()
}

// Colours change gradually with the theme, and axe measures their contrast.
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    for (const transition of transitions) transition.finish()
  })
}

/** The horizontal overflow of the page in px. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
