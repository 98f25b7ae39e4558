import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const purchases = [
  {
    name: 'Continue with a seat',
    address: '/live-masterclasses/the-anatomy-of-a-perfect-cut/buy?count=1',
    button: (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continue' }),
  },
  {
    name: 'Buy this course',
    address: '/courses/the-precise-fringe',
    button: (page: Page) => page.getByRole('link', { name: 'Buy this course' }),
  },
]

for (const { name, address, button } of purchases) {
  test.describe(`as a guest, “${name}”`, () => {
    test('opens a modal that Escape and the close button close, returning the focus', async ({
      page,
      visit,
      focused,
    }) => {
      await visit(address)
      await button(page).click()
      const modal = page.getByRole('dialog', { name: 'Welcome back' })
      await expect(modal).toBeVisible()
      await expect(modal.getByRole('heading')).toHaveText(['Welcome back'])
      await expect(focused).toHaveAttribute('name', 'email')
      await page.keyboard.press('Escape')
      await expect(modal).toBeHidden()
      await expect(button(page)).toBeFocused()

      await button(page).click()
      await modal.getByRole('button', { name: 'Close' }).click()
      await expect(modal).toBeHidden()
      await expect(button(page)).toBeFocused()
      await expect(page).toHaveURL(address)
    })
  })
}

test.describe('the authentication modal', () => {
  test('switches between login and registration', async ({ page, visit }) => {
    await visit('/courses/the-precise-fringe')
    await page.getByRole('link', { name: 'Buy this course' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Create your account' }).getByLabel('First name'),
    ).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('dialog', { name: 'Welcome back' }).getByLabel('First name')).toHaveCount(0)
  })

  test('traps the focus', async ({ page, visit }) => {
    await visit('/courses/the-precise-fringe')
    await page.getByRole('link', { name: 'Buy this course' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement
        return focused !== document.body && !focused?.closest('dialog')
      })
      expect(isOutside).toBe(false)
    }
  })

  test('closes after logging in, and continues to what the guest asked for', async ({
    page,
    visit,
    registerUser,
  }) => {
    const { email, password } = await registerUser()
    await visit('/courses/the-precise-fringe')
    await page.getByRole('link', { name: 'Buy this course' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByLabel('E-mail').fill(email)
    await modal.getByLabel('Password', { exact: true }).fill(password)
    const loaded = page.waitForEvent('load')
    await modal.getByRole('button', { name: 'Log in' }).click()
    await loaded
    await expect(page).toHaveURL('/courses/the-precise-fringe/buy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your purchase')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('shows the server’s error as a toast and stays open', async ({ page, visit, allowStatus }) => {
    allowStatus(422)
    await visit('/courses/the-precise-fringe')
    await page.getByRole('link', { name: 'Buy this course' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByLabel('E-mail').fill('unknown@example.com')
    await modal.getByLabel('Password', { exact: true }).fill('not-the-password')
    await modal.getByRole('button', { name: 'Log in' }).click()
    const toast = page.getByRole('alert')
    await expect(toast).toContainText('Incorrect e-mail address or password.')
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toHaveCount(0)
    await expect(modal).toBeVisible()
  })

  test('closes when going back, and opens the terms in a new tab', async ({ page, visit }) => {
    await visit('/educations')
    await page.locator('main article a').first().click()
    await page.getByRole('link', { name: 'Buy this course' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByRole('button', { name: 'Create an account' }).click()
    await expect(modal.getByRole('link', { name: 'terms & conditions' }).first()).toHaveAttribute(
      'target',
      '_blank',
    )
    await page.goBack()
    await expect(page).toHaveURL('/educations')
    await expect(modal).toHaveCount(0)
  })

  test('does not open for a member', async ({ page, visit, signIn, allowStatus }) => {
    allowStatus(404)
    await signIn()
    await visit('/courses/the-precise-fringe')
    await page.getByRole('link', { name: 'Buy this course' }).click()
    await expect(page).toHaveURL('/courses/the-precise-fringe/buy')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
