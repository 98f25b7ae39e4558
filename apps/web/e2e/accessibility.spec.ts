import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { allPages } from './all-pages.ts'
import { memberPages, pages } from './pages.ts'

/** Fails if axe finds a violation of WCAG 2.2 AA. */
async function expectNoBarrier(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Pages have no frames of other origins. Otherwise each analysis opens a page of its own, which takes three times as long.
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  )
  expect(found, where).toEqual([])
}

const phone = { width: 375, height: 720 }
const desk = { width: 1280, height: 800 }

const looks = [
  { lang: 'en', colorSchemes: ['light', 'dark'], viewports: [phone, desk] },
  { lang: 'fa', colorSchemes: ['dark'], viewports: [phone] },
] as const

test.describe('axe finds no violation on', () => {
  test.beforeEach(({ allowStatus }) => allowStatus(404, pages['not found']))

  const expectNoBarrierInAnyLook = async (
    { page, visit }: { page: Page; visit: (address: string) => Promise<unknown> },
    address: string,
  ) => {
    for (const { lang, colorSchemes, viewports } of looks) {
      await visit(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`)
      for (const colorScheme of colorSchemes) {
        await page.emulateMedia({ colorScheme })
        for (const viewport of viewports) {
          await page.setViewportSize(viewport)
          await expectNoBarrier(page, `${address} ${lang} ${colorScheme} at ${viewport.width}`)
        }
      }
    }
  }

  for (const [name, address] of allPages) {
    test(name, ({ page, visit }) => expectNoBarrierInAnyLook({ page, visit }, address))
  }

  for (const [name, address] of Object.entries(memberPages)) {
    test(`${name}, signed in`, async ({ page, visit, signIn }) => {
      await signIn('learner')
      await expectNoBarrierInAnyLook({ page, visit }, address)
    })
  }

  test('dialogs and menus', async ({ page, visit, signIn, allowStatus }) => {
    // Links are prefetched, and some lead to pages that do not exist yet.
    allowStatus(404)
    await visit(pages.course)
    await page.getByRole('button', { name: 'Language: English' }).click()
    await expectNoBarrier(page, 'the menu of languages')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Set for grip' }).click()
    await expect(page.getByRole('dialog').locator('video')).toBeVisible()
    await expectNoBarrier(page, 'the preview of a lesson')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Buy this course' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoBarrier(page, 'the authentication modal, signing in')
    await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click()
    await page.getByRole('dialog').getByLabel('E-mail').fill('wrong')
    await expectNoBarrier(page, 'the authentication modal, signing up')

    await signIn()
    await visit(pages.home)
    await page.getByRole('button', { name: 'Your account: Ada' }).click()
    await expectNoBarrier(page, 'the account’s menu')
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expectNoBarrier(page, 'a phone’s drawer')
  })

  test('the confirmation of an e-mail address', async ({ page, visit, signIn }) => {
    await signIn()
    await visit('/account/verify-email/no-such-link')
    await expectNoBarrier(page, 'a mailed link')
  })
})
