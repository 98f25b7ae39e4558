import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { pages } from './pages.ts'

/** Nothing against WCAG 2.2 AA that can be found by rule. */
async function expectNoBarrier(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })))
  expect(found, where).toEqual([])
}

const looks = [
  ['en', 'light'],
  ['en', 'dark'],
  ['fa', 'dark'],
] as const

const sizes = { phone: { width: 375, height: 720 }, desk: { width: 1280, height: 800 } }

test.describe('axe finds nothing on', () => {
  test.beforeEach(({ expectRefusal }) => expectRefusal(404))

  for (const [name, address] of Object.entries(pages)) {
    test(name, async ({ page, visit }) => {
      for (const [lang, colorScheme] of looks) {
        await page.emulateMedia({ colorScheme })
        await visit(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`)
        for (const [size, viewport] of Object.entries(sizes)) {
          await page.setViewportSize(viewport)
          await expectNoBarrier(page, `${address} ${lang} ${size} ${colorScheme}`)
        }
      }
    })
  }

  test('what opens over a page', async ({ page, visit, signIn }) => {
    await visit(pages.course)
    await page.getByRole('button', { name: 'Language: English' }).click()
    await expectNoBarrier(page, 'the menu of languages')
    await page.keyboard.press('Escape')
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
    await page.setViewportSize(sizes.phone)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expectNoBarrier(page, 'a phone’s drawer')
  })
})

test.describe('a page', () => {
  for (const [name, address] of Object.entries(pages)) {
    test(`${name} has one heading of the first level, and skips none after it`, async ({ page, visit, expectRefusal }) => {
      expectRefusal(404)
      await visit(address)
      const levels = await page.getByRole('heading').evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      for (const [i, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1)
    })
  }
})
