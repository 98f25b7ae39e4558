import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test'
import { createCall, type Call } from '@chignon/app-kit/data/call'
import PostalMime, { type Email } from 'postal-mime'
import { collectProblems, type BrowserProblems } from './browser-problems.ts'

export { expect, type Page }

/** The data of a user's account. */
export type TestUser = { firstName: string; lastName: string; email: string; password: string }

/** Users of the sample content, by the local part of their e-mail address. */
export type SampleUser = 'new' | 'learner' | 'educator' | 'owner'

type Fixtures = {
  /** Unexpected problems in the browser. A journey fails if there are any at its end. */
  browserProblems: BrowserProblems
  /** Ignores responses with this status, of one path or of any. */
  allowStatus: BrowserProblems['allowStatus']
  /** Opens a page. Waits for hydration if scripts are enabled. */
  visit: (address: string) => Promise<Response>
  /** Registers a new user. */
  registerUser: () => Promise<TestUser>
  /** Signs in a new user, a sample user or the given one, for all pages opened afterwards. */
  signIn: (user?: SampleUser | TestUser) => Promise<TestUser>
  /** Calls the API, as a guest or with a token. */
  api: (token?: string) => Call
  /** All mails of a kind to an address, oldest first. */
  mailsTo: (address: string, kind: string) => Promise<Email[]>
  /** The newest mail of a kind to an address; waits for the first. */
  mailTo: (address: string, kind: string) => Promise<Email>
  /** The element with the focus. */
  focused: Locator
}

type WorkerFixtures = {
  /** A context that tests of a worker share, by name. Here, because tests with other fixtures of this kind have workers of their own. */
  sharedContext: (name: string) => Promise<BrowserContext>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedContext: [
    async ({ browser }, provide) => {
      const contexts = new Map<string, BrowserContext>()
      await provide(async (name) => {
        const context = contexts.get(name) ?? (await browser.newContext())
        contexts.set(name, context)
        return context
      })
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],

  // Playwright requires an object pattern as the first parameter, also without dependencies.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(process.env['TEST_APP_URL']),

  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, provide) => provide({ 'X-Forwarded-For': randomIpAddress() }),

  browserProblems: [
    async ({ context, baseURL, javaScriptEnabled }, provide) => {
      const problems = collectProblems(context, baseURL ?? '', javaScriptEnabled)
      await provide(problems)
      problems.stop()
      expect(problems.messages, 'unexpected problems in the browser').toEqual([])
    },
    { auto: true },
  ],

  allowStatus: async ({ browserProblems }, provide) => provide(browserProblems.allowStatus),

  visit: async ({ page, javaScriptEnabled }, provide) => {
    await provide(async (address) => {
      const response = await page.goto(address)
      if (!response) throw new Error(`There is no response for ${address}.`)
      if (javaScriptEnabled) await waitForHydration(page)
      return response
    })
  },

  registerUser: async ({ request }, provide) => {
    await provide(async () => {
      const user = newUser()
      const response = await request.post('/api/v1/register', {
        data: {
          first_name: user.firstName,
          last_name: user.lastName,
          email: user.email,
          password: user.password,
          password_confirmation: user.password,
        },
      })
      expect(response.status(), await response.text()).toBe(201)
      return user
    })
  },

  signIn: async ({ context, registerUser }, provide) => {
    await provide(async (given) => {
      const user = typeof given === 'string' ? sampleUser(given) : (given ?? (await registerUser()))
      await startSession(context, user)
      return user
    })
  },

  api: async ({ baseURL }, provide) => {
    await provide((token) => createCall({ base: `${baseURL}/api/v1`, locale: 'en', token: token ?? null }))
  },

  // oxlint-disable-next-line no-empty-pattern
  mailsTo: async ({}, provide) => provide(readMails),

  mailTo: async ({ mailsTo }, provide) => {
    await provide(async (address, kind) => {
      await expect
        .poll(async () => (await mailsTo(address, kind)).length, `a mail ${kind} to ${address}`)
        .toBeGreaterThan(0)
      const newest = (await mailsTo(address, kind)).at(-1)
      if (!newest) throw new Error(`There is no mail ${kind} to ${address}.`)
      return newest
    })
  },

  focused: async ({ page }, provide) => provide(page.locator(':focus')),
})

/**
 * For tests of what the server's pages contain. They are opened without scripts and in one page for all tests, which takes a third of the
 * time. Its cookies are cleared after each test.
 */
export const contentTest = test.extend({
  javaScriptEnabled: false,
  context: async ({ sharedContext, extraHTTPHeaders }, provide) => {
    const context = await sharedContext('content')
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    await provide(context)
    await context.clearCookies()
  },
  page: async ({ context }, provide) => provide(context.pages()[0] ?? (await context.newPage())),
})

/** The data of a user without an account. */
export function newUser(): TestUser {
  return {
    firstName: 'Ada',
    lastName: 'Bell',
    email: `ada.${randomUUID()}@example.com`,
    password: 'hairdesign',
  }
}

/** The path of the account link in a mail. */
export function linkInMail({ text = '' }: Email): string {
  const url = /^https?:\/\/\S+\/account\/\S+$/m.exec(text)?.[0]
  if (!url) throw new Error(`The mail contains no account link: ${text}`)
  return new URL(url).pathname
}

/** Fills in and submits the form of the login page. */
export async function logIn(
  page: Page,
  { email, password }: Pick<TestUser, 'email' | 'password'>,
): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in' }).click()
}

/** Waits until the page is hydrated, see the root's layout. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Logs in by a request, for all pages of a browser context. */
export async function startSession(
  { request }: BrowserContext,
  { email, password }: Pick<TestUser, 'email' | 'password'>,
): Promise<void> {
  const response = await request.post('/login', {
    form: { email, password },
    maxRedirects: 0,
    // The server may close the connection of earlier requests at the same moment.
    maxRetries: 2,
  })
  expect(response.status()).toBe(302)
}

/** Waits until a part whose code is loaded later has been hydrated: React adds this key when it has rendered the element. */
export async function waitForHydrationOf(element: Locator): Promise<void> {
  const isHydrated = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isHydrated).toBe(true)
}

function sampleUser(name: SampleUser): TestUser {
  return { firstName: '', lastName: '', email: `${name}@example.com`, password: 'hairdesign' }
}

function randomIpAddress(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
  return `10.${a}.${b}.${c}`
}

// Without an SMTP server the app writes mails to a folder; file names contain time and kind.
async function readMails(address: string, kind: string): Promise<Email[]> {
  const folder = process.env['TEST_APP_OUTBOX'] ?? ''
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.includes(` ${kind} `) && name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  )
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
}
