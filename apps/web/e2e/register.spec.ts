import type { Locator, Page } from '@playwright/test'
import { expect, newUser, test, type TestUser } from './fixtures.ts'

type Visit = (address: string) => Promise<unknown>
type Surface = { name: string; open: (page: Page, visit: Visit) => Promise<Locator> }

/** The registration form on its page and in the authentication modal. */
const surfaces: Surface[] = [
  {
    name: 'on its page',
    open: async (page, visit) => {
      await visit('/register')
      return page.getByRole('main')
    },
  },
  {
    name: 'in the modal',
    open: async (page, visit) => {
      await visit('/courses/the-precise-fringe')
      await page.getByRole('link', { name: 'Buy this course' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click()
      return page.getByRole('dialog')
    },
  },
]

const button = (form: Locator) => form.getByRole('button', { name: 'Register' })

async function fillIn(form: Locator, { firstName, lastName, email, password }: TestUser): Promise<void> {
  await form.getByLabel('First name').fill(firstName)
  await form.getByLabel('Last name').fill(lastName)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel('Confirm password').fill(password)
}

const edgeOf = (field: Locator) => field.evaluate((element) => getComputedStyle(element).borderBlockEndColor)

for (const { name, open } of surfaces) {
  test.describe(`registering ${name}`, () => {
    test('is enabled once the form is valid', async ({ page, visit }) => {
      const form = await open(page, visit)
      await expect(button(form)).toBeDisabled()
      await fillIn(form, newUser())
      await expect(button(form)).toBeEnabled()
      await form.getByLabel('Confirm password').fill('hairdesigned')
      await expect(button(form)).toBeDisabled()
      await form.getByLabel('Confirm password').fill('hairdesign')
      await expect(button(form)).toBeEnabled()
      await form.getByLabel('Password', { exact: true }).fill('short')
      await form.getByLabel('Confirm password').fill('short')
      await expect(button(form)).toBeDisabled()
    })

    test('shows validity by style only, after input', async ({ page, visit }) => {
      const form = await open(page, visit)
      const [email, other] = [form.getByLabel('E-mail'), form.getByLabel('Last name')]
      await expect(button(form)).toBeDisabled()
      await other.blur()
      const neutral = await edgeOf(other)
      await email.fill('unknown')
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect.poll(() => edgeOf(email)).not.toBe(neutral)
      const wrong = await edgeOf(email)
      await email.fill('unknown@example.com')
      await expect(email).not.toHaveAttribute('aria-invalid')
      await expect.poll(() => edgeOf(email)).not.toBe(wrong)
      expect(await edgeOf(email)).not.toBe(neutral)
      expect(await edgeOf(other)).toBe(neutral)
      await expect(form.getByRole('alert')).toHaveCount(0)
    })

    test('says what is wrong at a field that was left, and at all of them when submitting', async ({
      page,
      visit,
    }) => {
      const form = await open(page, visit)
      const [email, first] = [form.getByLabel('E-mail'), form.getByLabel('First name')]
      await expect(button(form)).toBeDisabled()
      await email.fill('unknown')
      await expect(email).toHaveAccessibleDescription('')
      await email.blur()
      await expect(email).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com.')
      // The focus has moved on, so that only a live region announces it.
      await expect(form.getByRole('status')).toHaveText('Enter an e-mail address such as name@example.com.')
      await expect(first).toHaveAccessibleDescription('')
      await button(form).click({ force: true })
      await expect(first).toBeFocused()
      await expect(first).toHaveAccessibleDescription('Please fill in this field.')
      await email.fill('unknown@example.com')
      await expect(email).toHaveAccessibleDescription('')
    })

    test('says it too when the button is pressed directly after typing something wrong', async ({
      page,
      visit,
    }) => {
      const form = await open(page, visit)
      await expect(button(form)).toBeDisabled()
      await form.getByLabel('E-mail').fill('unknown')
      await button(form).click({ force: true })
      await expect(form.getByLabel('First name')).toHaveAccessibleDescription('Please fill in this field.')
    })

    test('requires accepting the terms', async ({ page, allowStatus, context, visit }) => {
      allowStatus(422)
      const form = await open(page, visit)
      await fillIn(form, newUser())
      await button(form).click()
      const terms = form.getByLabel(/^I agree/)
      await expect(terms).toHaveAccessibleDescription('You have to agree to the terms & conditions')
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
      await terms.check()
      await expect(form.getByText('You have to agree')).toHaveCount(0)
    })

    test('signs in, shows the server’s message and the user', async ({ page, visit }) => {
      const form = await open(page, visit)
      await fillIn(form, newUser())
      await form.getByLabel(/^I agree/).check()
      await button(form).click()
      await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
        'Welcome, Ada. Your account is ready.',
      )
      await expect(page).toHaveURL(name === 'on its page' ? '/' : '/courses/the-precise-fringe/buy')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // The checkout has no account menu.
      if (name !== 'on its page') await visit('/')
      await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0)
    })

    test('shows an error at the field for an address in use', async ({
      page,
      visit,
      registerUser,
      allowStatus,
    }) => {
      allowStatus(422)
      const { email } = await registerUser()
      const form = await open(page, visit)
      await fillIn(form, { ...newUser(), email })
      await form.getByLabel(/^I agree/).check()
      await button(form).click()
      await expect(page.getByRole('alert')).toContainText('Please check the highlighted fields.')
      await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(
        'There is already an account with this address. Log in instead.',
      )
      await expect(form.getByLabel('E-mail')).toHaveValue(email)
      await expect(form.getByLabel('First name')).toHaveValue('Ada')
      await expect(form.getByLabel('E-mail')).toBeFocused()
      await form.getByLabel('E-mail').fill(newUser().email)
      await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('')
    })
  })
}

test('registers a person with one name', async ({ page, visit }) => {
  await visit('/register')
  const form = page.getByRole('main')
  await fillIn(form, { ...newUser(), lastName: '' })
  await expect(button(form)).toBeDisabled()
  await form.getByLabel('I have only one name').check()
  await expect(form.getByLabel('Last name')).toBeHidden()
  await form.getByLabel(/^I agree/).check()
  await button(form).click()
  await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada')
})

test('a button shows and hides the password', async ({ page, visit }) => {
  await visit('/register')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('hairdesign')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})
