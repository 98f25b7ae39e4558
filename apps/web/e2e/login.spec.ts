import { expect, logIn, test } from './fixtures.ts'

test.describe('logging in', () => {
  test('shows avatar and first name, and stays over a reload', async ({ page, visit, newPerson }) => {
    const person = await newPerson()
    await visit('/login')
    await logIn(page, person)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible()
  })

  test('is not possible while the form is wrong', async ({ page, visit }) => {
    await visit('/login')
    const button = page.getByRole('main').getByRole('button', { name: 'Log in' })
    await expect(button).toBeDisabled()
    await page.getByLabel('E-mail').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('1234567')
    await expect(button).toBeDisabled()
    await page.getByLabel('Password', { exact: true }).fill('12345678')
    await expect(button).toBeEnabled()
  })

  test('that fails says what the server says, and keeps the address', async ({
    page,
    visit,
    newPerson,
    expectRefusal,
  }) => {
    expectRefusal(422)
    const { email } = await newPerson()
    await visit('/login')
    await logIn(page, { email, password: 'not-the-password' })
    await expect(page.getByRole('alert')).toHaveText(
      /^The e-mail address or password is not right\. Check both and try again\./,
    )
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await logIn(page, { email, password: 'hairdesign' })
    await expect(page).toHaveURL('/')
  })

  test('leads back to where one was', async ({ page, visit, newPerson }) => {
    const person = await newPerson()
    await visit('/educations?search=bob')
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
    await logIn(page, person)
    await expect(page).toHaveURL('/educations?search=bob')
  })

  for (const address of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    test(`never leads to ${address}`, async ({ page, visit, newPerson }) => {
      const person = await newPerson()
      await visit(`/login?redirectTo=${encodeURIComponent(address)}`)
      await logIn(page, person)
      await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible()
      await expect(page).toHaveURL('/')
    })
  }

  test('never leads to another site where the form was written by one', async ({ request, newPerson }) => {
    const { email, password } = await newPerson()
    const answer = await request.post('/login', {
      form: { email, password, redirectTo: 'https://evil.example/' },
      maxRedirects: 0,
    })
    expect(answer.headers()['location']).toBe('/')
  })

  test('is one link away from registering, which leads to the same place', async ({ page, visit }) => {
    await visit('/login?redirectTo=%2Feducations')
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL('/register?redirectTo=%2Feducations')
  })

  test('comes to an end after ten wrong passwords for one account', async ({ newPerson, request }) => {
    const { email } = await newPerson()
    const attempt = (address: string) =>
      request.post('/login', {
        form: { email, password: 'not-the-password' },
        headers: { 'X-Forwarded-For': address },
        maxRedirects: 0,
      })
    for (let i = 0; i < 10; i += 1) expect((await attempt(`192.0.2.${i}`)).status()).toBe(422)
    const refused = await attempt('192.0.2.99')
    expect(refused.status()).toBe(429)
    expect(await refused.text()).toContain('Too many attempts')
  })
})

test.describe('somebody who is logged in', () => {
  for (const address of ['/login', '/register']) {
    test(`is led from ${address} to the home page`, async ({ page, visit, signIn }) => {
      await signIn()
      await visit(address)
      await expect(page).toHaveURL('/')
    })
  }
})
