import { authEndpoints } from '@chignon/contract/identity/auth'
import { emailChangeEndpoints } from '@chignon/contract/identity/email-change'
import { locales } from '@chignon/contract/platform/locale'
import { passwordEndpoints } from '@chignon/contract/identity/password'
import { userEndpoints } from '@chignon/contract/identity/user'
import { eq } from '../../platform/db/drizzle.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { mailedTokenMessages } from '../secret/mailed-token.messages.ts'
import { grantToken } from '../session/access-token.queries.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeTicket } from '../../platform/db/factories/ticket.ts'
import { makeUser } from '../../platform/db/factories/user.ts'
import { newsletterSubscribers } from '../../platform/db/schema/newsletter.ts'
import { passkeys } from '../../platform/db/schema/passkey.ts'
import { secondFactors } from '../../platform/db/schema/second-factor.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { upsertSubscriber } from '../../community/newsletter/newsletter.queries.ts'
import { readPersonalRows } from '../personal-data/personal-rows.queries.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { anonymizeUser } from '../account-deletion/anonymize-user.ts'
import { findUser } from '../user/user.queries.ts'
import { emailChangeMailMessages } from './email-change-mail.messages.ts'
import { emailChangeMessages } from './email-change.messages.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const { show, request, cancel, undo } = emailChangeEndpoints
const password = 'hairdesign'
const day = 24 * 60 * 60 * 1000
const later = (days: number) => new Date(testNow.getTime() + days * day)

afterEach(() => {
  time.now = testNow
})

let serial = 0
const newAddress = () => `new-${(serial += 1)}@example.com`

type Given = Parameters<typeof makeUser>[1] & { hasPassword?: boolean }

/** A member with a verified address and a password. */
async function makePerson({ hasPassword = true, ...given }: Given = {}) {
  const user = await makeUser(db, {
    ...(hasPassword ? { password } : {}),
    emailVerifiedAt: testNow,
    ...given,
  })
  return { user, token: await grantToken(db(), user.id, time.now) }
}

const ask = (token: string, email: string) =>
  testApp.request('POST', '/user/email', { token, body: { email, password } })

const linkTo = (text: string | undefined, path: string) =>
  new RegExp(`/account/${path}/([\\w-]+)$`, 'm').exec(text ?? '')?.[1] ?? ''

async function mailedLink(email: string, path: 'change-email' | 'undo-email-change') {
  return linkTo((await testApp.mailTo(email)).at(-1)?.text, path)
}

const follow = (link: string, token: string | undefined, action: 'confirm' | 'undo' = 'confirm') =>
  testApp.request('POST', `/email-change/${action}`, { body: { token: link }, ...(token ? { token } : {}) })

/** Changes the address of a person, and returns the link that undoes it. */
async function change(person: { user: { email: string }; token: string }, email: string) {
  expect((await ask(person.token, email)).status).toBe(200)
  expect((await follow(await mailedLink(email, 'change-email'), person.token)).status).toBe(200)
  return mailedLink(person.user.email, 'undo-email-change')
}

const canLogIn = async (email: string, word = password) =>
  (await testApp.request('POST', '/login', { body: { email, password: word } })).status === 200

test('changes the address by the link mailed there; sessions and second factor stay', async () => {
  const person = await makePerson({ locale: 'de' })
  const { user, token } = person
  await db()
    .insert(secondFactors)
    .values({ userId: user.id, secret: Buffer.alloc(20), enabledAt: testNow })
  const email = newAddress()
  expect(await ask(token, email)).toMatchObject({
    status: 200,
    body: { message: emailChangeMessages.linkSent(24).en },
  })
  expect((await testApp.call(show, {}, { token })).data).toMatchObject({
    email: user.email,
    pending: { email, expires_at: later(1).toISOString() },
    proof: 'password',
  })
  const [mail] = await testApp.mailTo(email)
  expect(mail).toMatchObject({ locale: 'de', subject: emailChangeMailMessages.confirmSubject.de })
  const link = linkTo(mail?.text, 'change-email')
  expect((await follow(link, token)).status).toBe(200)

  expect((await testApp.call(userEndpoints.me, {}, { token })).data).toMatchObject({
    email,
    email_verified: true,
  })
  expect((await testApp.call(show, {}, { token })).data.pending).toBeNull()
  expect(await db().select().from(secondFactors).where(eq(secondFactors.userId, user.id))).toHaveLength(1)
  expect((await testApp.mailTo(user.email)).at(-1)?.subject).toBe(emailChangeMailMessages.changedSubject.de)
  expect(await canLogIn(user.email)).toBe(false)
  // A link works once.
  expect((await follow(link, token)).status).toBe(422)
  expect(await services.audit.entriesOf({ type: 'user', id: user.id })).toMatchObject([
    { action: 'user.change-email', before: { email: user.email }, after: { email } },
  ])
})

test('takes the address in one form, and refuses the present one', async () => {
  const { user, token } = await makePerson({ email: `own-${(serial += 1)}@müller.example` })
  for (const own of [user.email, user.email.replace('müller', 'xn--mller-kva'), user.email.toUpperCase()])
    expect(await ask(token, own)).toMatchObject({
      status: 422,
      body: { errors: { email: [emailChangeMessages.sameAddress.en] } },
    })
  await ask(token, 'Info@XN--MLLER-FRISEURE-GSB.EXAMPLE')
  expect((await testApp.call(show, {}, { token })).data.pending?.email).toMatch(/^Info@müller-/)
})

describe('before the change', () => {
  test('the last request counts', async () => {
    const { token } = await makePerson()
    const [first, second] = [newAddress(), newAddress()]
    await ask(token, first)
    const firstLink = await mailedLink(first, 'change-email')
    await ask(token, second)
    const secondLink = await mailedLink(second, 'change-email')
    expect((await follow(firstLink, token)).status).toBe(422)
    expect((await follow(secondLink, token)).status).toBe(200)
  })

  test('a mail that is written after a later request is not sent', async () => {
    const { token } = await makePerson()
    const [first, second] = [newAddress(), newAddress()]
    await ask(token, first)
    await ask(token, second)
    expect(await testApp.mailTo(first)).toHaveLength(0)
    expect(await testApp.mailTo(second)).toHaveLength(1)
  })

  test('the link ends after a day, when it is cancelled, and when the password is wrong nothing is sent', async () => {
    const { token } = await makePerson()
    const email = newAddress()
    const wrong = { email, password: 'not-the-password' }
    expect(await testApp.request('POST', '/user/email', { token, body: wrong })).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.any(String)] } },
    })
    expect(await testApp.mailTo(email)).toHaveLength(0)
    await ask(token, email)
    const link = await mailedLink(email, 'change-email')
    time.now = later(1)
    expect((await follow(link, token)).status).toBe(422)
    expect((await testApp.call(show, {}, { token })).data.pending).toBeNull()
    await ask(token, email)
    const next = await mailedLink(email, 'change-email')
    await testApp.call(cancel, {}, { token })
    expect((await follow(next, token)).status).toBe(422)
  })

  test('mails at most five links an hour for an account, and three to a mailbox', async () => {
    const { token } = await makePerson()
    for (let i = 0; i < 5; i += 1) expect((await ask(token, newAddress())).status).toBe(200)
    expect((await ask(token, newAddress())).status).toBe(429)
    const mailbox = newAddress()
    for (const status of [200, 200, 200, 429])
      expect((await ask((await makePerson()).token, mailbox)).status).toBe(status)
  })

  test.each(locales)('in %s the link asks for its own account, and stays valid', async (locale) => {
    const { token } = await makePerson()
    const stranger = await makePerson()
    const email = newAddress()
    await ask(token, email)
    const link = await mailedLink(email, 'change-email')
    expect((await follow(link, undefined)).status).toBe(401)
    expect(
      await testApp.request('POST', '/email-change/confirm', {
        body: { token: link },
        token: stranger.token,
        locale,
      }),
    ).toMatchObject({ status: 409, body: { message: mailedTokenMessages.linkOfOtherAccount[locale] } })
    expect((await follow(link, token)).status).toBe(200)
  })
})

describe('an address with an account', () => {
  test('gets the same answer, and its owner a mail without a link', async () => {
    const { token } = await makePerson()
    const holder = await makePerson({ locale: 'fr' })
    const [taken, free] = [await ask(token, holder.user.email), await ask(token, newAddress())]
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    await ask(token, holder.user.email)
    const mail = (await testApp.mailTo(holder.user.email)).at(-1)
    expect(mail).toMatchObject({ locale: 'fr', subject: emailChangeMailMessages.takenSubject.fr })
    expect(mail?.text).not.toContain('/account/change-email/')
  })

  test('that was made meanwhile keeps it, and is mailed', async () => {
    const { user, token } = await makePerson()
    const email = newAddress()
    await ask(token, email)
    const link = await mailedLink(email, 'change-email')
    await makePerson({ email })
    const answer = await follow(link, token)
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { token: [mailedTokenMessages.linkExpired.en] } },
    })
    expect((await findUser(db(), user.id))?.email).toBe(user.email)
    expect((await testApp.mailTo(email)).at(-1)?.subject).toBe(emailChangeMailMessages.takenSubject.en)
  })
})

describe('a member without a password', () => {
  test('must have logged in within ten minutes', async () => {
    const { token } = await makePerson({ hasPassword: false })
    const email = newAddress()
    time.now = new Date(testNow.getTime() + 11 * 60_000)
    expect((await testApp.call(show, {}, { token })).data).toMatchObject({
      proof: 'recent-login',
      is_proven: false,
    })
    expect(await testApp.request('POST', '/user/email', { token, body: { email } })).toMatchObject({
      status: 409,
      body: { message: emailChangeMessages.logInAgain(10).en },
    })
    time.now = new Date(testNow.getTime() + 9 * 60_000)
    await testApp.call(request, { body: { email } }, { token })
    expect(await testApp.mailTo(email)).toHaveLength(1)
  })

  test('with two-step login enters a code', async () => {
    const { user, token } = await makePerson({ hasPassword: false })
    await db()
      .insert(secondFactors)
      .values({ userId: user.id, secret: Buffer.alloc(20), enabledAt: testNow })
    const body = { email: newAddress(), code: '000000' }
    expect((await testApp.call(show, {}, { token })).data.proof).toBe('code')
    expect(await testApp.request('POST', '/user/email', { token, body })).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    })
  })
})

describe('the old address', () => {
  test('restores itself for 14 days: sessions end, what was added is removed, a new password is chosen', async () => {
    const person = await makePerson()
    const { user, token } = person
    const email = newAddress()
    const link = await change(person, email)
    // A person who took the account over could stay in by these.
    time.now = later(1)
    await db()
      .insert(passkeys)
      .values({
        userId: user.id,
        credentialId: `key-${user.id}`,
        publicKey: Buffer.alloc(1),
        counter: 0,
        transports: [],
        name: 'Theirs',
        isBackedUp: false,
        createdAt: time.now,
      })
    await testApp.request('POST', '/password/forgot', { body: { email } })
    const reset = /password-reset\/([\w-]+)$/m.exec((await testApp.mailTo(email)).at(-1)?.text ?? '')?.[1]

    time.now = later(13.9)
    const { data } = await testApp.call(undo, { body: { token: link } })
    expect(data.email).toBe(user.email)
    expect((await testApp.request('GET', '/user/me', { token })).status).toBe(401)
    expect(await db().select().from(passkeys).where(eq(passkeys.userId, user.id))).toHaveLength(0)
    expect(await canLogIn(user.email)).toBe(false)
    const chosen = { password: 'another-word', password_confirmation: 'another-word' }
    expect(
      (await testApp.request('POST', '/password/reset', { body: { token: reset, ...chosen } })).status,
    ).toBe(422)
    await testApp.call(passwordEndpoints.reset, { body: { token: data.password_token, ...chosen } })
    expect(await canLogIn(user.email, 'another-word')).toBe(true)
    expect((await testApp.mailTo(email)).at(-1)?.subject).toBe(emailChangeMailMessages.undoneSubject.en)
    // Once.
    expect((await follow(link, undefined, 'undo')).status).toBe(422)
  })

  test('no longer restores itself after 14 days', async () => {
    const person = await makePerson()
    const link = await change(person, newAddress())
    time.now = later(14)
    expect((await follow(link, undefined, 'undo')).status).toBe(422)
  })

  test('undoes later changes too, whose links then do nothing', async () => {
    const person = await makePerson()
    const [second, third] = [newAddress(), newAddress()]
    const link = await change(person, second)
    time.now = later(1)
    const secondLink = await change({ user: { email: second }, token: person.token }, third)
    expect((await follow(link, undefined, 'undo')).status).toBe(200)
    expect((await findUser(db(), person.user.id))?.email).toBe(person.user.email)
    expect((await follow(secondLink, undefined, 'undo')).status).toBe(422)
  })

  test('is reserved until then: no one registers with it or changes to it', async () => {
    const person = await makePerson()
    await change(person, newAddress())
    const { email } = person.user
    const body = { first_name: 'Eve', last_name: 'Fox', email, password, password_confirmation: password }
    expect((await testApp.request('POST', '/register', { body })).status).toBe(422)
    const stranger = await makePerson()
    await ask(stranger.token, email)
    expect((await testApp.mailTo(email)).at(-1)?.subject).toBe(emailChangeMailMessages.takenSubject.en)
    // Its owner changes back.
    await ask(person.token, email)
    expect((await follow(await mailedLink(email, 'change-email'), person.token)).status).toBe(200)
    time.now = later(15)
    expect(await canLogIn(email)).toBe(true)
  })

  test('gets no link if it was never verified: it may be a stranger’s', async () => {
    const { user, token } = await makePerson({ emailVerifiedAt: null })
    const email = newAddress()
    await ask(token, email)
    await follow(await mailedLink(email, 'change-email'), token)
    expect((await findUser(db(), user.id))?.email).toBe(email)
    expect(await testApp.mailTo(user.email)).toHaveLength(0)
  })

  test('has no use any more for links that were mailed to it', async () => {
    const person = await makePerson()
    await testApp.request('POST', '/password/forgot', { body: { email: person.user.email } })
    const mail = (await testApp.mailTo(person.user.email)).at(-1)
    const token = /password-reset\/([\w-]+)$/m.exec(mail?.text ?? '')?.[1] ?? ''
    await change(person, newAddress())
    expect((await testApp.request('POST', '/password/check', { body: { token } })).status).toBe(422)
  })
})

test('tickets and the newsletter follow the address, and the copy of one’s data has its history', async () => {
  const person = await makePerson()
  const { user } = person
  const email = newAddress()
  const subscriber = { email: user.email, locale: 'en', countsOpens: true, now: testNow } as const
  const subscriberId = await upsertSubscriber(db(), subscriber)
  const event = await makeLiveMasterclass(db, { startsAt: later(30), endsAt: later(31) })
  const buyer = await makePerson()
  const ticket = await makeTicket(db, {
    liveMasterclassId: event.id,
    userId: buyer.user.id,
    holderEmail: user.email,
  })
  await change(person, email)
  const [held] = await db().select().from(tickets).where(eq(tickets.id, ticket.id))
  expect(held?.holderEmail).toBe(email)
  const [moved] = await db()
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  expect(moved).toMatchObject({ id: subscriberId, state: 'subscribed' })
  expect(await readPersonalRows(db(), 'email_changes', user.id)).toMatchObject([
    { old_email: user.email, new_email: email },
  ])
  await anonymizeUser(services, user.id, testNow)
  expect(await readPersonalRows(db(), 'email_changes', user.id)).toEqual([])
  expect((await testApp.request('POST', '/login', { body: { email, password } })).status).toBe(422)
})

test('a person who is deleted meanwhile is mailed nothing, and the link is over', async () => {
  const person = await makePerson()
  const link = await change(person, newAddress())
  await anonymizeUser(services, person.user.id, testNow)
  expect((await follow(link, undefined, 'undo')).status).toBe(422)
  const other = await makePerson()
  const email = newAddress()
  await ask(other.token, email)
  await anonymizeUser(services, other.user.id, testNow)
  expect(await testApp.mailTo(email)).toHaveLength(0)
  expect((await testApp.request('GET', '/user/email')).status).toBe(401)
})

test('registering with a free address still works', async () => {
  const body = {
    first_name: 'Ada',
    last_name: 'Bell',
    email: newAddress(),
    password,
    password_confirmation: password,
  }
  expect((await testApp.call(authEndpoints.register, { body })).data.user.email).toBe(body.email)
})
