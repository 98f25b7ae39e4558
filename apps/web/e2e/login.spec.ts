import { contentTest, expect, logIn, test } from './fixtures.ts'

test.describe('logging in', () => {
  test('shows avatar and first name, also after a reload', async ({ page, visit, registerUser }) => {
    const person = await registerUser()
    await visit('/login')
    await logIn(page, person)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible()
  })

  test('is disabled while the form is invalid', async ({ page, visit }) => {
    await visit('/login')
    const button = page.getByRole('main').getByRole('button', { name: 'Log in' })
    await expect(button).toBeDisabled()
    await page.getByLabel('E-mail').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('1234567')
    await expect(button).toBeDisabled()
    await page.getByLabel('Password', { exact: true }).fill('12345678')
    await expect(button).toBeEnabled()
  })

  test('shows the server’s error and keeps the e-mail address', async ({
    page,
    visit,
    registerUser,
    allowStatus,
  }) => {
    allowStatus(422)
    const { email } = await registerUser()
    await visit('/login')
    await logIn(page, { email, password: 'not-the-password' })
    await expect(page.getByRole('alert')).toHaveText(
      /^Incorrect e-mail address or password\. Please try again\./,
    )
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /^Incorrect e-mail address or password\. Please try again\./,
    )
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await logIn(page, { email, password: 'hairdesign' })
    await expect(page).toHaveURL('/')
  })

  test('returns to the previous page', async ({ page, visit, registerUser }) => {
    const person = await registerUser()
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
    test(`does not redirect to ${address}`, async ({ page, visit, registerUser }) => {
      const person = await registerUser()
      await visit(`/login?redirectTo=${encodeURIComponent(address)}`)
      await logIn(page, person)
      await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible()
      await expect(page).toHaveURL('/')
    })
  }

  test('does not redirect a forged form post to another site', async ({ request, registerUser }) => {
    const { email, password } = await registerUser()
    const response = await request.post('/login?redirectTo=https://evil.example/', {
      form: { email, password },
      maxRedirects: 0,
    })
    expect(response.headers()['location']).toBe('/')
  })

  contentTest('links to registration with the same redirect', async ({ page, visit }) => {
    await visit('/login?redirectTo=%2Feducations')
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL('/register?redirectTo=%2Feducations')
  })

  test('is limited to ten wrong passwords per account', async ({ registerUser, request }) => {
    const { email } = await registerUser()
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

test.describe('a member', () => {
  for (const address of ['/login', '/register']) {
    test(`is redirected from ${address} to the home page`, async ({ page, visit, signIn }) => {
      await signIn()
      await visit(address)
      await expect(page).toHaveURL('/')
    })
  }
})
