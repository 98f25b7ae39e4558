import { randomUUID } from 'node:crypto'
import { contactEndpoints } from '@chignon/contract/community/contact'
import { staffContactEndpoints } from '@chignon/contract/community/staff-contact'
import type { Locale } from '@chignon/contract/platform/locale'
import { todayEndpoints } from '@chignon/contract/platform/today'
import { expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, services, time } = testApp
const later = (seconds: number) => (time.now = new Date(time.now.getTime() + seconds * 1000))
const staff = await makeMember(db, time.now, { role: 'staff', firstName: 'Noor' })
const owner = await makeMember(db, time.now, { role: 'owner', firstName: 'Olga' })
const educator = await makeMember(db, time.now, { role: 'educator' })

let sent = 0

/** A new message; returns its id. */
async function write({
  subject = 'Combs',
  locale = 'en',
  text = 'Do you sell combs?',
}: { subject?: string; locale?: Locale; text?: string } = {}) {
  sent += 1
  later(1)
  const body = { full_name: 'Ada Bell', email: `ada-${sent}@example.com`, subject, message: text }
  await testApp.call(contactEndpoints.send, { body }, { locale, address: `198.51.100.${sent}` })
  const ids = await list({ search: body.email })
  return { id: ids[0] ?? '', email: body.email }
}

async function list(query: { search?: string; state?: 'open' | 'done'; show?: 'mine' }, who = staff) {
  const { data } = await testApp.call(staffContactEndpoints.list, { query: { per_page: 50, ...query } }, who)
  return data.map(({ id }) => id)
}

const answer = (id: string, text: string, { answerId = randomUUID(), who = staff } = {}) =>
  testApp.request('PUT', `/staff/contact-messages/${id}/answers/${answerId}`, {
    token: who.token,
    body: { text },
  })

test('an answer is mailed once, in the language of the sender, with what they wrote (INBOX-2)', async () => {
  const { id, email } = await write({ subject: 'Kämme', locale: 'de', text: 'Verkauft ihr\nKämme?' })
  const answerId = randomUUID()
  for (const text of ['Ja, drei Arten.', 'Ja, drei Arten.']) {
    expect(await answer(id, text, { answerId })).toMatchObject({
      status: 200,
      body: {
        data: { state: 'done', answers_count: 1, answers: [{ text, author: { first_name: 'Noor' } }] },
      },
    })
  }
  expect((await answer(id, 'Nein', { answerId, who: owner })).status).toBe(409)
  const mails = (await testApp.mailTo(email)).filter(({ kind }) => kind === 'contact-answer')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    subject: 'Re: Kämme',
    replyTo: { name: 'Chignon', address: 'hello@chignon.example' },
  })
  expect(mails[0]?.text).toContain('Ja, drei Arten.')
  expect(mails[0]?.text).toContain('Du hast geschrieben:')
  expect(mails[0]?.text).toContain('> Verkauft ihr\n> Kämme?')
  expect(await services.audit.entriesOf({ type: 'contact-message', id })).toMatchObject([
    { action: 'contact-message.answer', before: { state: 'open' }, after: { state: 'done' } },
  ])
})

test('lists open messages oldest first, done ones newest first, page by page, and finds words (INBOX-1)', async () => {
  const [first, second, third] = [await write(), await write({ subject: 'Zöpfe' }), await write()]
  expect((await list({})).slice(-3)).toEqual([first.id, second.id, third.id])
  expect(await list({ search: 'zopfe' })).toEqual([second.id])
  const params = (id: string) => ({ params: { id } })
  for (const { id } of [first, third]) {
    later(1)
    const body = { state: 'done' } as const
    await testApp.call(staffContactEndpoints.setState, { ...params(id), body }, staff)
  }
  expect((await list({ state: 'done' })).slice(0, 2)).toEqual([third.id, first.id])
  const page = async (cursor?: string) =>
    testApp.call(
      staffContactEndpoints.list,
      { query: { state: 'done', per_page: 1, ...(cursor ? { cursor } : {}) } },
      staff,
    )
  const one = await page()
  const two = await page(one.pagination.next_cursor ?? '')
  expect([one, two].map(({ data }) => data[0]?.id)).toEqual([third.id, first.id])
  later(1)
  await testApp.call(staffContactEndpoints.setState, { ...params(third.id), body: { state: 'open' } }, staff)
  expect(await list({})).toContain(third.id)
  expect(
    (await services.audit.entriesOf({ type: 'contact-message', id: third.id })).map(({ action }) => action),
  ).toEqual(['contact-message.close', 'contact-message.reopen'])
})

test('is assigned to those who may answer mail', async () => {
  const { id } = await write()
  const assign = (assigneeId: string | null) =>
    testApp.request('PUT', `/staff/contact-messages/${id}/assignee`, {
      token: staff.token,
      body: { assignee_id: assigneeId },
    })
  expect((await assign(educator.user.id)).status).toBe(422)
  expect((await assign(owner.user.id)).status).toBe(200)
  expect(await list({ show: 'mine' }, owner)).toEqual([id])
  expect((await assign(null)).status).toBe(200)
  const { data } = await testApp.call(staffContactEndpoints.colleagues, {}, staff)
  expect(data.map(({ first_name: name }) => name)).toEqual(['Noor', 'Olga'])
})

test('Today counts what is open, and educators see no addresses', async () => {
  const { data } = await testApp.call(todayEndpoints.show, {}, staff)
  const open = await list({})
  expect(data.waiting).toContainEqual(
    expect.objectContaining({ kind: 'contact_messages', count: open.length }),
  )
  expect((await testApp.request('GET', '/staff/contact-messages', { token: educator.token })).status).toBe(
    403,
  )
})
