import { expectNoBarrier } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { pages } from './pages.ts'

const phone = { width: 375, height: 720 }

test.describe('axe finds no violation in', () => {
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
