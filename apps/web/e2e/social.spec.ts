import type { Page } from '@playwright/test'
import { expect, scriptsRan, stranger, test as base } from './fixtures.ts'
import { translated } from './texts.ts'

const providers = ['Google', 'Facebook'] as const
type Name = (typeof providers)[number]
type Somebody = { email: string; verified?: boolean }

const test = base.extend<{ idp: string }>({
  idp: [
    async ({ watched }, provide) => {
      const idp = process.env['IDP_URL'] ?? ''
      watched.expectSite(idp)
      await provide(idp)
    },
    { auto: true },
  ],
})

/** Presses the button, and waits for the provider’s page. */
async function continueWith(page: Page, name: Name, where: 'main' | 'dialog' = 'main'): Promise<void> {
  await page
    .getByRole(where)
    .getByRole('button', { name: `Continue with ${name}` })
    .click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
}

async function beSomebody(page: Page, { email, verified = true }: Somebody): Promise<void> {
  await page.getByLabel('First name').fill('Nina')
  await page.getByLabel('Last name').fill('Bell')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('The address is verified').setChecked(verified)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const account = (page: Page, name = 'Nina') => page.getByRole('button', { name: `Your account: ${name}` })
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

for (const name of providers) {
  test.describe(`signing in with ${name}`, () => {
    test('makes an account, greets, leads back to where one was, and knows one the next time', async ({
      page,
      context,
      visit,
      idp,
    }) => {
      const { email } = stranger()
      await visit('/educations?search=bob')
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
      await continueWith(page, name)
      expect(page.url()).toContain(idp)
      await beSomebody(page, { email })
      await expect(toasts(page)).toContainText('Welcome, Nina. Your account is ready.')
      await expect(page).toHaveURL(/\/educations\?search=bob#?$/)
      await expect(account(page)).toBeVisible()
      const cookies = await context.cookies('http://127.0.0.1')
      expect(cookies.map((cookie) => cookie.name).toSorted()).toEqual(['session'])
      expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

      await page.reload()
      await scriptsRan(page)
      await expect(toasts(page)).not.toContainText('Welcome')
      await context.clearCookies()
      await visit('/login')
      await continueWith(page, name)
      await beSomebody(page, { email })
      await expect(toasts(page)).toContainText('Welcome back, Nina.')
    })

    test('from the modal leads back to the page under it', async ({ page, visit }) => {
      await visit('/courses/the-precise-fringe')
      await page.getByRole('link', { name: 'Buy this course' }).click()
      await continueWith(page, name, 'dialog')
      await beSomebody(page, stranger())
      await expect(account(page)).toBeVisible()
      await expect(page).toHaveURL(/\/courses\/the-precise-fringe#?$/)
    })

    test('that the person declines leads quietly back to the login page', async ({ page, visit }) => {
      await visit('/register?redirectTo=%2Feducations')
      await continueWith(page, name)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page).toHaveURL('/login?redirectTo=%2Feducations')
      await expect(
        page
          .getByRole('main')
          .getByText(`You did not continue with ${name}. Log in another way, or try again.`),
      ).toBeVisible()
      await scriptsRan(page)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.reload()
      await expect(page.getByText('You did not continue')).toHaveCount(0)
    })

    test('is rejected with another state than one set out with', async ({ page, context, visit }) => {
      await visit('/login')
      await continueWith(page, name)
      await visit(`/callback/${name.toLowerCase()}?code=a-code&state=another-state-altogether`)
      await expect(page).toHaveURL('/login')
      const sentence = `Signing in with ${name} took too long or began elsewhere. Please try again.`
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
      await expect(toasts(page)).toContainText(name === 'Google' ? 'Error' : sentence)
      expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('session')
    })

    test('is rejected once the attempt is forgotten', async ({ page, context, visit }) => {
      await visit('/login')
      await continueWith(page, name)
      await context.clearCookies({ name: /^sign-in-/ })
      await beSomebody(page, stranger())
      await expect(page.getByRole('main').getByText('took too long or began elsewhere')).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    })

    test('does not enter an account by an address that is merely claimed', async ({ page, visit }) => {
      await visit('/login')
      await continueWith(page, name)
      await page.getByRole('button', { name: /educator@example\.com, not verified/ }).click()
      const sentence = `There is an account with this address already, and ${name} does not confirm that the address is yours.`
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
      await expect(toasts(page)).toContainText(name === 'Google' ? 'Error' : sentence)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    })

    test('goes on in one tab, whatever another began', async ({ page, context }) => {
      const other = await context.newPage()
      for (const tab of [page, other]) {
        await tab.goto(
          tab === page ? '/login?redirectTo=%2Feducations' : '/login?redirectTo=%2Fmasterclasses',
        )
        await scriptsRan(tab)
      }
      await continueWith(page, name)
      await page.waitForURL(/\/interaction\//)
      await continueWith(other, name)
      await beSomebody(page, stranger())
      await expect(page).toHaveURL(/\/educations#?$/)
      await beSomebody(other, stranger())
      await expect(other).toHaveURL(/\/masterclasses#?$/)
    })
  })
}

test('Google’s verified address opens the account that is there', async ({ page, visit, newPerson }) => {
  // Confirmed on both sides: the sample’s people are.
  await newPerson()
  await visit('/login')
  await continueWith(page, 'Google')
  await page.getByRole('button', { name: /learner@example\.com/ }).click()
  await expect(account(page, 'Ana')).toBeVisible()
})

test('Google’s verified address leaves an account alone whose own was never confirmed', async ({
  page,
  visit,
  newPerson,
}) => {
  const { email } = await newPerson()
  await visit('/login')
  await continueWith(page, 'Google')
  await beSomebody(page, { email })
  await expect(
    page
      .getByRole('main')
      .getByText('Log in as you did before and confirm it; after that you can use Google.'),
  ).toBeVisible()
})

test('somebody who is signed in has no business at the start or the callback', async ({
  page,
  visit,
  context,
  signIn,
}) => {
  await signIn()
  const answer = await context.request.post('/login/google', {
    form: { redirectTo: '/educations' },
    maxRedirects: 0,
  })
  expect(answer.headers()['location']).toBe('/educations')
  await visit('/callback/google/anything')
  await expect(page).toHaveURL('/')
})

test('another site can neither start it nor be its end', async ({ request }) => {
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

test('no script of the page can ask for the token', async ({ request }) => {
  const answer = await request.post('/bff/social/google/exchange', { data: {} })
  expect(answer.status()).toBe(403)
})

test('the buttons speak every language', async ({ page, visit }) => {
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
    test(`one signs in with ${name}, or is told why not`, async ({ page, visit }) => {
      await visit('/login?redirectTo=%2Feducations')
      await continueWith(page, name)
      await page.getByRole('button', { name: /educator@example\.com/ }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'There is an account with this address already',
      )
      await continueWith(page, name)
      await beSomebody(page, stranger())
      await expect(page).toHaveURL(/\/educations#?$/)
      await expect(account(page)).toBeVisible()
    })
  }
})
