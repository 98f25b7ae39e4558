import { contactEndpoints } from '@chignon/contract/community/contact'
import { expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { contactMessages } from '../../platform/db/schema/contact.ts'
import { defaultRateLimits } from '../../platform/http/rate-limits.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { contactFormMessages } from './contact.messages.ts'
import { contactReceiptMessages } from './contact-receipt.messages.ts'

const testApp = await openTestApp({
  rateLimits: { ...defaultRateLimits, contactPerAddress: { points: 3, seconds: 600 } },
})
const { db, time } = testApp
const brand = 'hello@chignon.example'
const form = {
  full_name: ' Ada Bell ',
  email: 'ada@example.com',
  subject: 'Braids\nfor beginners',
  message: 'Is there a course\nfor left-handed people?',
}

let lastAddress = 0
const freshAddress = () => `198.51.100.${(lastAddress += 1)}`

test('stores a message and mails it to the academy, with the sender as the reply address', async () => {
  const { message } = await testApp.call(
    contactEndpoints.send,
    { body: form },
    { locale: 'fr', address: freshAddress() },
  )
  expect(message).toBe(contactFormMessages.received.fr)
  expect(await db().select().from(contactMessages)).toMatchObject([
    { fullName: 'Ada Bell', email: form.email, message: form.message, locale: 'fr', userId: null },
  ])
  const mail = (await testApp.mailTo(brand)).at(-1)
  expect(mail).toMatchObject({
    subject: 'Contact form: Braids for beginners',
    replyTo: { name: 'Ada Bell', address: form.email },
  })
  expect(mail?.text).toContain('> Is there a course\n> for left-handed people?')
  expect(mail?.text).toContain('Language: French')
})

test('sends a guest a receipt in their language without the text they typed', async () => {
  const body = {
    ...form,
    email: 'victim@example.com',
    full_name: 'Buy now',
    subject: 'Cheap https://spam.test',
  }
  await testApp.call(contactEndpoints.send, { body }, { locale: 'fa', address: freshAddress() })
  const [receipt] = await testApp.mailTo('victim@example.com')
  expect(receipt).toMatchObject({ locale: 'fa', subject: contactReceiptMessages.subject.fa })
  for (const part of [receipt?.text, receipt?.html]) expect(part).not.toMatch(/Buy now|spam|left-handed/)
})

test('sends a member with a verified address a receipt with the message', async () => {
  const { user, token } = await makeMember(db, time.now, { emailVerifiedAt: time.now })
  await testApp.call(
    contactEndpoints.send,
    { body: { ...form, email: user.email } },
    { token, address: freshAddress() },
  )
  const [receipt] = await testApp.mailTo(user.email)
  expect(receipt?.text).toContain('> Is there a course\n> for left-handed people?')
  const stranger = await makeMember(db, time.now)
  await testApp.call(
    contactEndpoints.send,
    { body: { ...form, email: stranger.user.email } },
    { token: stranger.token, address: freshAddress() },
  )
  expect((await testApp.mailTo(stranger.user.email))[0]?.text).not.toContain('left-handed')
})

test('requires all fields except the message', async () => {
  const send = (body: object) => testApp.request('POST', '/contact', { body, address: freshAddress() })
  expect((await send({ ...form, email: 'short@example.com', message: undefined })).status).toBe(201)
  expect((await send({ ...form, email: 'short@example.com', message: '  ' })).status).toBe(201)
  for (const field of ['full_name', 'email', 'subject']) {
    expect(await send({ ...form, [field]: '  ' })).toMatchObject({
      status: 422,
      body: { errors: { [field]: ['Please fill in this field.'] } },
    })
  }
  expect(await send({ ...form, message: 'x'.repeat(5001) })).toMatchObject({
    status: 422,
    body: { errors: { message: ['Use at most 5000 characters.'] } },
  })
})

test('returns 429 after too many messages from one IP address or with one e-mail address', async () => {
  const send = (email: string, address: string) =>
    testApp.request('POST', '/contact', { body: { ...form, email }, address })
  const address = freshAddress()
  for (let i = 0; i < 3; i += 1) expect((await send(`many-${i}@example.com`, address)).status).toBe(201)
  expect((await send('many-4@example.com', address)).status).toBe(429)
  for (let i = 0; i < 3; i += 1) expect((await send('same@example.com', freshAddress())).status).toBe(201)
  expect((await send('same@example.com', freshAddress())).status).toBe(429)
})

test('deletes messages after two years', async () => {
  const send = (subject: string) =>
    testApp.call(
      contactEndpoints.send,
      { body: { ...form, subject, email: `${subject.replaceAll(' ', '.')}@example.com` } },
      { address: freshAddress() },
    )
  const storedSubjects = async () => (await db().select().from(contactMessages)).map(({ subject }) => subject)
  const { now } = time
  await send('The first')
  time.now = new Date(now.getTime() + 729 * 24 * 60 * 60 * 1000)
  await send('Much later')
  expect(await storedSubjects()).toContain('The first')
  time.now = new Date(now.getTime() + 731 * 24 * 60 * 60 * 1000)
  await send('Later still')
  expect(await storedSubjects()).not.toContain('The first')
  expect(await storedSubjects()).toContain('Much later')
  time.now = now
})
