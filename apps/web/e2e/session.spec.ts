import { authEndpoints } from '@chignon/contract/identity/auth'
import { userEndpoints } from '@chignon/contract/identity/user'
import type { BrowserContext } from '@playwright/test'
import { contentTest, expect, test } from './fixtures.ts'

async function sessionCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'session')
}

/** The bearer token in the session cookie: the part before the signature. */
async function tokenOf(context: BrowserContext): Promise<string> {
  const value = decodeURIComponent((await sessionCookie(context))?.value ?? '')
  return value.slice(0, value.lastIndexOf('.'))
}

test.describe('the session', () => {
  test('is not readable by scripts', async ({ page, context, visit, registerUser }) => {
    const { email, password } = await registerUser()
    const bodies: Promise<string>[] = []
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? ''
      // The stream of live events does not end.
      if (response.status() < 300 && /html|json|script|text\/(?!event-stream)/.test(type))
        bodies.push(response.text().catch(() => ''))
    })
    await visit('/login?redirectTo=/educations')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible()
    await visit('/')
    await page.evaluate(() => fetch('/bff/user/me').then((response) => response.text()))

    expect(await sessionCookie(context)).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      secure: false,
    })
    const token = await tokenOf(context)
    expect(token.length).toBeGreaterThan(20)
    const readable = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.cookie]),
    )
    expect(readable).not.toContain(token)
    const heard = await Promise.all(bodies)
    expect(heard.length).toBeGreaterThan(5)
    for (const body of heard) expect(body).not.toContain(token)
  })

  test('cannot be started by a script', async ({ page, visit, registerUser, allowStatus }) => {
    allowStatus(403)
    const { email, password } = await registerUser()
    await visit('/')
    const response = await page.evaluate(async (body) => {
      const { status } = await fetch('/bff/login', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      })
      return status
    }, JSON.stringify({ email, password }))
    expect(response).toBe(403)
  })

  test('ends with the logout, which clears storage except the theme', async ({
    page,
    context,
    visit,
    signIn,
    api,
  }) => {
    await signIn()
    await visit('/educations')
    const token = await tokenOf(context)
    expect((await api(token)(userEndpoints.me, {})).data.first_name).toBe('Ada')
    await page.getByRole('button', { name: 'Switch to light mode' }).click()
    await page.evaluate(() => {
      localStorage.setItem('draft', 'Dear Ada')
      sessionStorage.setItem('draft', 'Dear Ada')
    })
    await page.getByRole('button', { name: 'Your account: Ada' }).click()
    await expect(page.getByRole('menuitem', { name: 'My profile' })).toHaveAttribute('href', '/profile')
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    expect(await sessionCookie(context)).toBeUndefined()
    await expect(api(token)(userEndpoints.me, {})).rejects.toMatchObject({ status: 401 })
    const left = await page.evaluate(() => [Object.entries(localStorage), sessionStorage.getItem('draft')])
    expect(left).toEqual([[['theme', 'light']], null])
  })

  test('redirects to /login with a message when revoked, and returns after logging in', async ({
    page,
    context,
    visit,
    signIn,
    api,
  }) => {
    const { email, password } = await signIn()
    await api(await tokenOf(context))(authEndpoints.logout, {})
    await visit('/educations?search=bob')
    await expect(page).toHaveURL(/^[^?]*\/login\?/)
    await expect(
      page.locator('#content').getByText('Your session has expired, please login again.'),
    ).toBeVisible()
    expect(await sessionCookie(context)).toBeUndefined()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/educations?search=bob')
  })

  test('deletes stored data and shows the toast at once when a page load finds it revoked', async ({
    page,
    context,
    signIn,
    api,
  }) => {
    // The toast must not wait until the browser is idle.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await signIn()
    await page.goto('/')
    await page.evaluate(() => {
      localStorage.setItem('draft', 'Dear Ada')
      sessionStorage.setItem('draft', 'Dear Ada')
    })
    await api(await tokenOf(context))(authEndpoints.logout, {})
    await page.goto('/educations')
    await expect(page).toHaveURL(/\/login\?/)
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Your session has expired, please login again.',
    )
    expect(
      await page.evaluate(() => [localStorage.getItem('draft'), sessionStorage.getItem('draft')]),
    ).toEqual([null, null])
  })

  test('redirects to /login at the next navigation when revoked while a page is open', async ({
    page,
    context,
    visit,
    signIn,
    api,
  }) => {
    await signIn()
    await visit('/')
    await api(await tokenOf(context))(authEndpoints.logout, {})
    await page.getByRole('banner').getByRole('link', { name: 'Education' }).click()
    await expect(
      page.locator('#content').getByText('Your session has expired, please login again.'),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/login\?/)
    expect(await sessionCookie(context)).toBeUndefined()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  contentTest('is ignored if the cookie is forged', async ({ page, context, visit, baseURL }) => {
    await context.addCookies([{ name: 'session', value: 'made-up.c2lnbmF0dXJl', url: baseURL ?? '' }])
    await visit('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  })
})

test.describe('another site', () => {
  for (const path of ['/login', '/register', '/logout', '/bff/logout', '/bff/user', '/']) {
    test(`cannot post to ${path}`, async ({ context, signIn }) => {
      await signIn()
      const response = await context.request.post(path, {
        headers: { Origin: 'https://evil.example' },
        maxRedirects: 0,
      })
      expect(response.status()).toBe(403)
      expect((await context.request.get('/bff/user/me')).status()).toBe(200)
    })
  }
})
