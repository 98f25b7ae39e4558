import { authEndpoints } from '@chignon/contract/identity/auth'
import type { Page } from '@playwright/test'
import { expectContrast, expectNoBarrier } from './axe.ts'
import { expect } from './fixtures.ts'
import { finishTransitions, overflow, smallControls } from './page-faults.ts'
import { test } from './shared-page.ts'
import { studioAddress, studioRoutes } from './studio-pages.ts'

const phone = 375
const desk = 1280

// The long words of German and the other direction. All rules are checked on a phone and on a desk, contrast in both themes.
const looks = [
  {
    lang: 'de',
    widths: [desk, 768],
    analyses: [
      ['light', expectNoBarrier],
      ['dark', expectContrast],
    ],
  },
  {
    lang: 'fa',
    widths: [phone],
    analyses: [
      ['dark', expectNoBarrier],
      ['light', expectContrast],
    ],
  },
] as const

test.use({ viewer: 'owner' })

for (const route of studioRoutes()) {
  test(`/studio${route} has no barrier and does not overflow`, async ({ page, api }) => {
    const address = await studioAddress(route, async () => {
      const body = { email: 'owner@example.com', password: 'hairdesign' }
      return api((await api()(authEndpoints.login, { body })).data.token)
    })
    for (const { lang, widths, analyses } of looks) {
      await page.setViewportSize({ width: widths[0], height: 800 })
      await open(page, `${address}?lang=${lang}`)
      for (const [colorScheme, analyse] of analyses) {
        await page.emulateMedia({ colorScheme })
        await finishTransitions(page)
        await analyse(page, `${address} ${lang} ${colorScheme} at ${widths[0]}`)
      }
      if (widths[0] === phone) expect(await smallControls(page), `${lang} on a phone`).toEqual([])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflow(page), `${lang} at ${width}`).toBe(0)
      }
    }
  })
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.locator('.skeleton-breath')).toHaveCount(0)
}
