import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const asks = [
  {
    name: 'Reserve your seat',
    address: '/',
    button: (page: Page) => page.getByRole('button', { name: 'Reserve your seat' }),
  },
  {
    name: 'Buy this course',
    address: '/courses/the-precise-fringe',
    button: (page: Page) => page.getByRole('link', { name: 'Buy this course' }),
  },
]

for (const { name, address, button } of asks) {
  test.describe(`a guest who presses “${name}”`, () => {
    test('is asked to sign in, and may close that again', async ({ page, visit, focused }) => {
      await visit(address)
      await button(page).click()
      const modal = page.getByRole('dialog', { name: 'Welcome back' })
      await expect(modal).toBeVisible()
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
  test('has two views that toggle', async ({ page, visit }) => {
    await visit('/courses/the-precise-fringe')
    await page.getByRole('link', { name: 'Buy this course' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Create your account' }).getByLabel('First name'),
    ).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('dialog', { name: 'Welcome back' }).getByLabel('First name')).toHaveCount(0)
  })

  test('keeps the focus to itself', async ({ page, visit }) => {
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

  test('closes and loads the page anew once one is logged in', async ({ page, visit, newPerson }) => {
    const { email, password } = await newPerson()
    await visit('/courses/the-precise-fringe')
    await page.getByRole('link', { name: 'Buy this course' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByLabel('E-mail').fill(email)
    await modal.getByLabel('Password', { exact: true }).fill(password)
    const loaded = page.waitForEvent('load')
    await modal.getByRole('button', { name: 'Log in' }).click()
    await loaded
    await expect(page).toHaveURL('/courses/the-precise-fringe')
    await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('shows the server’s refusal over itself', async ({ page, visit, expectRefusal }) => {
    expectRefusal(422)
    await visit('/courses/the-precise-fringe')
    await page.getByRole('link', { name: 'Buy this course' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByLabel('E-mail').fill('nobody@example.com')
    await modal.getByLabel('Password', { exact: true }).fill('not-the-password')
    await modal.getByRole('button', { name: 'Log in' }).click()
    const toast = page.getByRole('alert')
    await expect(toast).toContainText('The e-mail address or password is not right.')
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toHaveCount(0)
    await expect(modal).toBeVisible()
  })

  test('belongs to the page it was opened over', async ({ page, visit }) => {
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

  test('asks nobody who is logged in', async ({ page, visit, signIn, expectRefusal }) => {
    expectRefusal(404)
    await signIn()
    await visit('/courses/the-precise-fringe')
    await page.getByRole('link', { name: 'Buy this course' }).click()
    await expect(page).toHaveURL('/courses/the-precise-fringe/buy')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
