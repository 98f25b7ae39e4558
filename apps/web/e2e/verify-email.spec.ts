import { expect, linkInMail, logIn, newUser, test } from './fixtures.ts'

test('a new user confirms the e-mail address by a mailed link', async ({
  page,
  visit,
  mailTo,
  allowStatus,
}) => {
  const person = newUser()
  await visit('/register?lang=de')
  const form = page.getByRole('main')
  await form.getByLabel('Vorname').fill(person.firstName)
  await form.getByLabel('Nachname').fill(person.lastName)
  await form.getByLabel('E-Mail').fill(person.email)
  await form.getByLabel('Passwort', { exact: true }).fill(person.password)
  await form.getByLabel('Passwort bestätigen').fill(person.password)
  await form.getByRole('checkbox').last().check()
  await form.getByRole('button', { name: 'Registrieren' }).click()
  await page.getByRole('button', { name: /Ada$/ }).click()
  await page.getByRole('menuitem', { name: 'E-Mail-Adresse bestätigen' }).click()
  await expect(page.getByRole('main')).toContainText(person.email)

  const mail = await mailTo(person.email, 'verify-email')
  expect(mail.subject).toBe('Bestätige deine E-Mail-Adresse')
  const link = linkInMail(mail)
  await visit(link)
  await visit(`${link}?lang=en`)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail address is confirmed')
  await page.getByRole('button', { name: 'Your account: Ada' }).click()
  await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Confirm your e-mail address' })).toHaveCount(0)

  allowStatus(422)
  await visit(link)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail address is confirmed')
})

test('an expired link offers a new one', async ({ page, visit, signIn, mailTo, mailsTo, allowStatus }) => {
  allowStatus(422)
  const { email } = await signIn()
  await mailTo(email, 'verify-email')
  await visit('/account/verify-email/made-up')
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(page).toHaveURL('/account/verify-email')
  await expect(page.getByRole('status')).toContainText('We have sent you a new link.')
  await expect.poll(async () => (await mailsTo(email, 'verify-email')).length).toBe(2)
})

test('a guest logs in first, then returns to the link', async ({ page, visit, registerUser, mailTo }) => {
  const person = await registerUser()
  const link = linkInMail(await mailTo(person.email, 'verify-email'))
  await visit(link)
  await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(link)}`)
  await logIn(page, person)
  await expect(page).toHaveURL(link)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail address is confirmed')
})

test('a link of another account shows an error', async ({
  page,
  visit,
  registerUser,
  signIn,
  mailTo,
  allowStatus,
}) => {
  allowStatus(409)
  const { email } = await registerUser()
  await signIn()
  await visit(linkInMail(await mailTo(email, 'verify-email')))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('main')).toContainText('This link belongs to another account.')
})

test('a guest logs in before requesting a new link', async ({ page, visit }) => {
  await visit('/account/verify-email')
  await expect(page).toHaveURL('/login?redirectTo=%2Faccount%2Fverify-email')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an address can be confirmed', async ({ page, visit, registerUser, mailTo }) => {
    const person = await registerUser()
    await visit(linkInMail(await mailTo(person.email, 'verify-email')))
    await logIn(page, person)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail address is confirmed')
  })
})
