import { expect, linkInMail, logIn, newUser, test } from './fixtures.ts'
import { memberPages } from './pages.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('an address is changed by the link sent to the new one, and restored by the link sent to the old one', async ({
      page,
      visit,
      signIn,
      mailTo,
      allowStatus,
    }) => {
      allowStatus(422)
      const user = await signIn()
      await visit(linkInMail(await mailTo(user.email, 'verify-email')))
      await page.getByRole('button', { name: 'Confirm my address' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail address is confirmed')

      const { email } = newUser()
      await visit(memberPages.security)
      await page.getByRole('link', { name: 'Change e-mail address' }).click()
      await page.getByLabel('New e-mail address').fill(email)
      await page.getByLabel('Your password').fill('not-my-password')
      await page.getByRole('button', { name: 'Send me a link' }).click()
      await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(/password/i)
      await expect(page.getByLabel('New e-mail address')).toHaveValue(email)
      await page.getByLabel('Your password').fill(user.password)
      await page.getByRole('button', { name: 'Send me a link' }).click()
      await expect(page.getByText('We have sent a link to the new address.')).toBeVisible()
      await page.getByRole('link', { name: 'Back to security' }).click()
      await expect(page.getByText(`We have sent a link to ${email}`)).toBeVisible()

      await visit(linkInMail(await mailTo(email, 'confirm-new-email')))
      await page.getByRole('button', { name: 'Use the new address' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail address has been changed')
      await visit(memberPages.security)
      await expect(page.getByRole('region', { name: 'E-mail address' })).toContainText(email)

      await visit(linkInMail(await mailTo(user.email, 'email-changed')))
      await page.getByRole('button', { name: 'Restore my address' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
      await page.getByLabel('New password').fill('combed-back')
      await page.getByLabel('Confirm password').fill('combed-back')
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page).toHaveURL('/login?notice=password-changed')
      await logIn(page, { email: user.email, password: 'combed-back' })
      await expect(page).toHaveURL('/')
    })
  })
}

test('the button of an incomplete form is reached by the keyboard, and says what is missing', async ({
  page,
  visit,
  signIn,
  focused,
}) => {
  await signIn()
  await visit(memberPages['e-mail address'])
  const email = page.getByLabel('New e-mail address')
  await page.getByRole('button', { name: 'Send me a link' }).press('Enter')
  await expect(email).toHaveAccessibleDescription('Please fill in this field.')
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription('Please fill in this field.')
  await expect(focused).toHaveAccessibleName('New e-mail address')
  await email.fill('ada@')
  await email.press('Tab')
  await expect(email).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com.')
})
