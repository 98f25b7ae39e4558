import { expect, linkIn, logIn, stranger, test } from './fixtures.ts'

test('whoever registers confirms their address by a mailed link', async ({
  page,
  visit,
  mailTo,
  expectRefusal,
}) => {
  const person = stranger()
  await visit('/register?lang=de')
  const form = page.getByRole('main')
  await form.getByLabel('Vorname').fill(person.firstName)
  await form.getByLabel('Nachname').fill(person.lastName)
  await form.getByLabel('E-Mail').fill(person.email)
  await form.getByLabel('Passwort', { exact: true }).fill(person.password)
  await form.getByLabel('Passwort bestätigen').fill(person.password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Registrieren' }).click()
  await page.getByRole('button', { name: /Ada$/ }).click()
  await page.getByRole('menuitem', { name: 'E-Mail-Adresse bestätigen' }).click()
  await expect(page.getByRole('main')).toContainText(person.email)

  const mail = await mailTo(person.email, 'verify-email')
  expect(mail.subject).toBe('Bestätige deine E-Mail-Adresse')
  const link = linkIn(mail)
  await visit(link)
  await visit(`${link}?lang=en`)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
  await page.getByRole('button', { name: 'Your account: Ada' }).click()
  await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Confirm your e-mail address' })).toHaveCount(0)

  expectRefusal(422)
  await visit(link)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
})

test('a link that is over leads to another one', async ({
  page,
  visit,
  signIn,
  mailTo,
  mailsTo,
  expectRefusal,
}) => {
  expectRefusal(422)
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

test('a guest logs in before the link is of use, and is led back to it', async ({
  page,
  visit,
  newPerson,
  mailTo,
}) => {
  const person = await newPerson()
  const link = linkIn(await mailTo(person.email, 'verify-email'))
  await visit(link)
  await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(link)}`)
  await logIn(page, person)
  await expect(page).toHaveURL(link)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
})

test('a link for another account says so', async ({
  page,
  visit,
  newPerson,
  signIn,
  mailTo,
  expectRefusal,
}) => {
  expectRefusal(409)
  const { email } = await newPerson()
  await signIn()
  await visit(linkIn(await mailTo(email, 'verify-email')))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('main')).toContainText('This link belongs to another account.')
})

test('a guest logs in before a new link is sent', async ({ page, visit }) => {
  await visit('/account/verify-email')
  await expect(page).toHaveURL('/login?redirectTo=%2Faccount%2Fverify-email')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an address is confirmed all the same', async ({ page, visit, newPerson, mailTo }) => {
    const person = await newPerson()
    await visit(linkIn(await mailTo(person.email, 'verify-email')))
    await logIn(page, person)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
  })
})
