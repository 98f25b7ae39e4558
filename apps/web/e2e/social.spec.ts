import type { Page } from '@playwright/test'
import { expect, waitForHydration, newUser, test as base } from './fixtures.ts'
import { translated } from './texts.ts'

const providers = ['Google', 'Facebook'] as const
type Name = (typeof providers)[number]
type Account = { email: string; verified?: boolean }

const test = base.extend<{ idp: string }>({
  idp: [
    async ({ browserProblems }, provide) => {
      const idp = process.env['IDP_URL'] ?? ''
      browserProblems.allowOrigin(idp)
      await provide(idp)
    },
    { auto: true },
  ],
})

/** Clicks the button and waits for the provider’s page. */
async function continueWith(page: Page, name: Name, where: 'main' | 'dialog' = 'main'): Promise<void> {
  await page
    .getByRole(where)
    .getByRole('button', { name: `Continue with ${name}` })
    .click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
}

async function chooseAccount(page: Page, { email, verified = true }: Account): Promise<void> {
  await page.getByLabel('First name').fill('Nina')
  await page.getByLabel('Last name').fill('Bell')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('The address is verified').setChecked(verified)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const account = (page: Page, name = 'Nina') => page.getByRole('button', { name: `Your account: ${name}` })
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Waits for the toasts, which are loaded after hydration: before, none can be visible. */
const waitForToasts = (page: Page) => page.locator('section[popover="manual"]').waitFor({ state: 'attached' })

for (const name of providers) {
  test.describe(`signing in with ${name}`, () => {
    test('creates an account, returns to the previous page, and signs in to the same account next time', async ({
      page,
      context,
      visit,
      idp,
    }) => {
      const { email } = newUser()
      await visit('/educations?search=bob')
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
      await continueWith(page, name)
      expect(page.url()).toContain(idp)
      await chooseAccount(page, { email })
      await expect(toasts(page)).toContainText('Welcome, Nina. Your account is ready.')
      await expect(page).toHaveURL(/\/educations\?search=bob#?$/)
      await expect(account(page)).toBeVisible()
      const cookies = await context.cookies('http://127.0.0.1')
      expect(cookies.map((cookie) => cookie.name).toSorted()).toEqual(['device', 'session'])
      for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

      await page.reload()
      await waitForToasts(page)
      await expect(toasts(page)).not.toContainText('Welcome')
      await context.clearCookies()
      await visit('/login')
      await continueWith(page, name)
      await chooseAccount(page, { email })
      await expect(toasts(page)).toContainText('Welcome back, Nina.')
    })

    test('is rejected with a different state', async ({ page, context, visit }) => {
      await visit('/login')
      await continueWith(page, name)
      await visit(`/callback/${name.toLowerCase()}?code=a-code&state=another-state-altogether`)
      await expect(page).toHaveURL('/login')
      const sentence = `Your sign-in with ${name} expired or was started in another browser. Please try again.`
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
      await expect(toasts(page)).toContainText(name === 'Google' ? 'Error' : sentence)
      expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('session')
    })

    test('does not sign in to an account by an unverified address', async ({ page, visit }) => {
      await visit('/login')
      await continueWith(page, name)
      await page.getByRole('button', { name: /educator@example\.com, not verified/ }).click()
      const sentence = `There is already an account with this address, and ${name} does not confirm that the address is yours.`
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
      await expect(toasts(page)).toContainText(name === 'Google' ? 'Error' : sentence)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    })
  })
}

// What does not depend on the provider.
test.describe('signing in with a provider', () => {
  test('from the modal continues to what was chosen on its page', async ({ page, visit }) => {
    await visit('/courses/the-precise-fringe')
    await page.getByRole('link', { name: 'Buy this course' }).click()
    await continueWith(page, 'Google', 'dialog')
    await chooseAccount(page, newUser())
    await expect(page).toHaveURL(/\/courses\/the-precise-fringe\/buy#?$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your purchase')
    await visit('/')
    await expect(account(page)).toBeVisible()
  })

  test('returns to the login page without a toast if declined', async ({ page, visit }) => {
    await visit('/register?redirectTo=%2Feducations')
    await continueWith(page, 'Facebook')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/login?redirectTo=%2Feducations')
    await expect(
      page
        .getByRole('main')
        .getByText('Sign-in with Facebook was cancelled. Try again or log in another way.'),
    ).toBeVisible()
    await waitForToasts(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('was cancelled')).toHaveCount(0)
  })

  test('is rejected without the cookie of the attempt', async ({ page, context, visit }) => {
    await visit('/login')
    await continueWith(page, 'Google')
    await context.clearCookies({ name: /^sign-in-/ })
    await chooseAccount(page, newUser())
    await expect(page.getByRole('main').getByText('expired or was started in another browser')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  test('works in two tabs at once', async ({ page, context }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(tab === page ? '/login?redirectTo=%2Feducations' : '/login?redirectTo=%2Fmasterclasses')
      await waitForHydration(tab)
    }
    await continueWith(page, 'Facebook')
    await page.waitForURL(/\/interaction\//)
    await continueWith(other, 'Facebook')
    await chooseAccount(page, newUser())
    await expect(page).toHaveURL(/\/educations#?$/)
    await chooseAccount(other, newUser())
    await expect(other).toHaveURL(/\/masterclasses#?$/)
  })
})

test('Google with a verified address signs in to the existing account', async ({
  page,
  visit,
  registerUser,
}) => {
  // The sample users' addresses are confirmed on both sides.
  await registerUser()
  await visit('/login')
  await continueWith(page, 'Google')
  await page.getByRole('button', { name: /learner@example\.com/ }).click()
  await expect(account(page, 'Ana')).toBeVisible()
})

test('Google with a verified address does not sign in to an account with an unconfirmed address', async ({
  page,
  visit,
  registerUser,
}) => {
  const { email } = await registerUser()
  await visit('/login')
  await continueWith(page, 'Google')
  await chooseAccount(page, { email })
  await expect(
    page
      .getByRole('main')
      .getByText('Log in as you did before and confirm it; after that you can use Google.'),
  ).toBeVisible()
})

test('a member is redirected from the start and the callback', async ({ page, visit, context, signIn }) => {
  await signIn()
  const response = await context.request.post('/login/google', {
    form: { redirectTo: '/educations' },
    maxRedirects: 0,
  })
  expect(response.headers()['location']).toBe('/educations')
  await visit('/callback/google/anything')
  await expect(page).toHaveURL('/')
})

test('another site can neither start it nor be the redirect target', async ({ request }) => {
  const foreign = await request.post('/login/google', {
    headers: { Origin: 'https://evil.example' },
    maxRedirects: 0,
  })
  expect(foreign.status()).toBe(403)
  const callback = await request.get('/callback/google/https%3A%2F%2Fevil.example?state=x&code=y', {
    maxRedirects: 0,
  })
  expect(callback.headers()['location']).toBe('/login')
})

test('a script cannot exchange the code for the token', async ({ request }) => {
  const response = await request.post('/bff/social/google/exchange', { data: {} })
  expect(response.status()).toBe(403)
})

test('the buttons are mirrored in Persian', async ({ page, visit }) => {
  await visit('/login?lang=fa')
  const label = translated('Continue with {name}', 'fa').replace('{name}', 'Google')
  const button = page.getByRole('main').getByRole('button', { name: label })
  const [mark, words] = await Promise.all([
    button.locator('svg').boundingBox(),
    button.locator('span').boundingBox(),
  ])
  expect(mark?.x).toBeGreaterThan(words?.x ?? Infinity)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const name of providers) {
    test(`signing in with ${name} works and shows errors`, async ({ page, visit }) => {
      await visit('/login?redirectTo=%2Feducations')
      await continueWith(page, name)
      await page.getByRole('button', { name: /educator@example\.com/ }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'There is already an account with this address',
      )
      await continueWith(page, name)
      await chooseAccount(page, newUser())
      await expect(page).toHaveURL(/\/educations#?$/)
      await expect(account(page)).toBeVisible()
    })
  }
})
