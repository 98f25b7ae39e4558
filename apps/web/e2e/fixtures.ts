import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test'
import { createCall, type Call } from '../app/lib/call.ts'
import PostalMime, { type Email } from 'postal-mime'
import { watch, type Watch } from './watch.ts'

export { expect, type Page }

/** Someone who can sign in. */
export type Person = { firstName: string; lastName: string; email: string; password: string }

/** The people of the sample academy. */
export type SamplePerson = 'new' | 'learner' | 'educator'

type Fixtures = {
  /** What went wrong unasked; a journey fails where it holds anything. */
  watched: Watch
  /** Says that an answer with this status, of this path or any, is what the journey is about. */
  expectRefusal: Watch['expectRefusal']
  /** Opens a page, and waits until its scripts have run where it has any. */
  visit: (address: string) => Promise<Response>
  /** A person nobody else knows, with an account. */
  newPerson: () => Promise<Person>
  /** Signs in: someone new, or one of the sample. Pages opened from now on are theirs. */
  signIn: (who?: SamplePerson | Person) => Promise<Person>
  /** Asks the provider as a program does, for a guest or whoever holds the token. */
  provider: (token?: string) => Call
  /** The mails of a kind an address was sent so far, oldest first. */
  mailsTo: (address: string, kind: string) => Promise<Email[]>
  /** The newest of them; waits for the first. */
  mailTo: (address: string, kind: string) => Promise<Email>
  /** The element with the focus. */
  focused: Locator
}

export const test = base.extend<Fixtures>({
  // Playwright reads what a fixture needs from its first parameter: these need nothing.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(process.env['ACADEMY_URL']),

  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, provide) => provide({ 'X-Forwarded-For': ownAddress() }),

  watched: [
    async ({ context, baseURL, javaScriptEnabled }, provide) => {
      const watched = watch(context, baseURL ?? '', javaScriptEnabled)
      await provide(watched)
      expect(watched.complaints, 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],

  expectRefusal: async ({ watched }, provide) => provide(watched.expectRefusal),

  visit: async ({ page, javaScriptEnabled }, provide) => {
    await provide(async (address) => {
      const response = await page.goto(address)
      if (!response) throw new Error(`${address} was not loaded.`)
      if (javaScriptEnabled) await scriptsRan(page)
      return response
    })
  },

  newPerson: async ({ request }, provide) => {
    await provide(async () => {
      const person = stranger()
      const answer = await request.post('/api/v1/register', {
        data: {
          first_name: person.firstName,
          last_name: person.lastName,
          email: person.email,
          password: person.password,
          password_confirmation: person.password,
        },
      })
      expect(answer.status(), await answer.text()).toBe(201)
      return person
    })
  },

  signIn: async ({ context, newPerson }, provide) => {
    await provide(async (who) => {
      const person = typeof who === 'string' ? samplePerson(who) : (who ?? (await newPerson()))
      const answer = await context.request.post('/login', {
        form: { email: person.email, password: person.password },
        maxRedirects: 0,
      })
      expect(answer.status()).toBe(302)
      return person
    })
  },

  provider: async ({ baseURL }, provide) => {
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
      if (!newest) throw new Error(`The mail ${kind} to ${address} is gone again.`)
      return newest
    })
  },

  focused: async ({ page }, provide) => provide(page.locator(':focus')),
})

/** Somebody who has no account yet. */
export function stranger(): Person {
  return {
    firstName: 'Ada',
    lastName: 'Bell',
    email: `ada.${randomUUID()}@example.com`,
    password: 'hairdesign',
  }
}

/** The path of the link a mail asks to open. */
export function linkIn({ text = '' }: Email): string {
  const url = /^https?:\/\/\S+\/account\/\S+$/m.exec(text)?.[0]
  if (!url) throw new Error(`There is no link in: ${text}`)
  return new URL(url).pathname
}

/** Fills in the login page, and sends it. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in' }).click()
}

/** The toasts come last of all a page loads: with them, it has settled. */
export async function scriptsRan(page: Page): Promise<void> {
  await page.locator('section[popover="manual"]').waitFor({ state: 'attached' })
}

function samplePerson(name: SamplePerson): Person {
  return { firstName: '', lastName: '', email: `${name}@example.com`, password: 'hairdesign' }
}

function ownAddress(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
  return `10.${a}.${b}.${c}`
}

// The academy has no SMTP server: it puts its mail into a folder, named by time and kind.
async function readMails(address: string, kind: string): Promise<Email[]> {
  const folder = process.env['ACADEMY_OUTBOX'] ?? ''
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.includes(` ${kind} `) && name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  )
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
}
