import { randomUUID } from 'node:crypto'
import { enterPaymentDetails } from './checkout.ts'
import { expect, logIn, newUser, test, type Page } from './fixtures.ts'
import { memberPages } from './pages.ts'

/** Wraps all texts of the page, and those added later, as the translator of a browser does. */
async function translate(page: Page): Promise<void> {
  // React would render what it has not hydrated yet from scratch.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('body :not(script, style, svg, svg *)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  )
  await page.evaluate(() => {
    const wrapTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node instanceof Text) texts.push(node)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, svg')) continue
        const outer = document.createElement('font')
        const inner = outer.appendChild(document.createElement('font'))
        text.replaceWith(outer)
        inner.append(text)
      }
    }
    wrapTexts()
    new MutationObserver(wrapTexts).observe(document.body, { childList: true, subtree: true })
  })
}

test.describe('a page that the browser translates', () => {
  test('sends the contact form', async ({ page, visit, allowStatus }) => {
    allowStatus(422)
    await visit('/contact')
    await translate(page)
    const form = page.getByRole('main')
    await form.getByLabel('Full name').fill('Ada Bell')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByRole('alert')).toHaveText('Please fill all fields!')
    await form.getByLabel('E-mail').fill(`ada.${randomUUID()}@example.com`)
    await form.getByLabel('Subject').fill('Braids')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(
      form.getByRole('heading', { name: 'Thank you, we have received your message' }),
    ).toBeVisible()
  })

  test('reports a wrong password and logs in', async ({ page, visit, registerUser, allowStatus }) => {
    allowStatus(422)
    const user = await registerUser()
    await visit('/login')
    await translate(page)
    await logIn(page, { email: user.email, password: 'not-the-password' })
    await expect(page.getByRole('alert')).toContainText('Incorrect e-mail address or password')
    await logIn(page, user)
    await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible()
  })
  test('registers, changes the password and sends the link for a forgotten one', async ({
    page,
    visit,
    registerUser,
    allowStatus,
  }) => {
    allowStatus(422)
    const other = await registerUser()
    const form = page.getByRole('main')
    const { firstName, lastName, email, password } = newUser()
    await visit('/register')
    await translate(page)
    await form.getByLabel('First name').fill(firstName)
    await form.getByLabel('Last name').fill(lastName)
    await form.getByLabel('E-mail').fill(other.email)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByLabel('Confirm password').fill(password)
    await form.getByLabel(/^I agree/).check()
    await form.getByRole('button', { name: 'Register' }).click()
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/^There is already an account/)
    await form.getByLabel('E-mail').fill(email)
    await form.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('button', { name: `Your account: ${firstName}` })).toBeVisible()

    await visit(memberPages['change password'])
    await translate(page)
    for (const current of ['not this one', password]) {
      await form.getByLabel('Current password').fill(current)
      await form.getByLabel('New password').fill('combed-back')
      await form.getByLabel('Confirm password').fill('combed-back')
      await form.getByRole('button', { name: 'Change password' }).click()
      if (current === password) break
      await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(
        'This is not your current password.',
      )
    }
    const done = form.getByRole('status').filter({ hasText: 'Your other devices have been logged out.' })
    await expect(done).toBeVisible()

    await page.context().clearCookies()
    await visit('/account/forgot-password')
    await translate(page)
    await form.getByLabel('E-mail').fill(email)
    await form.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'we have sent you a link' })).toBeVisible()
  })

  test('buys tickets', async ({ page, visit, signIn }) => {
    await signIn()
    await visit('/live-masterclasses/the-anatomy-of-a-perfect-cut/buy')
    await translate(page)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Continue' }).click()
    await expect(main.getByRole('alert')).toHaveText('You do not have any tickets selected to continue!')
    const counter = main.getByRole('group', { name: 'Two-day seat' })
    for (let ticket = 0; ticket < 2; ticket += 1)
      await counter.getByRole('button', { name: 'One more' }).click()
    await main.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(/\/attendees$/)
    await main.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(main.getByRole('alert')).toHaveText('Please add attendee/s to continue with next step.')
    await main.getByLabel('Full name').nth(1).fill('Mila Novak')
    await main.getByLabel('E-mail').nth(1).fill('mila@example.com')
    await main.getByRole('button', { name: 'Continue to payment' }).click()
    await page.waitForURL(/\/payment$/)
    await enterPaymentDetails(page)
    await expect(main.getByRole('button', { name: /^Order/ })).toBeVisible()
  })
})
