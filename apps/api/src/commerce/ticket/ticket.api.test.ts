import { ticketEndpoints } from '@chignon/contract/commerce/ticket'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { createAuditLog } from '../../platform/audit/audit-log.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeTicket } from '../../platform/db/factories/ticket.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { liveMasterclasses, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { newTicketCode } from './ticket-code.ts'

const testApp = await openTestApp()
const { db } = testApp
const audit = createAuditLog(db, () => testNow)
const after = (days: number) => new Date(testNow.getTime() + days * 24 * 60 * 60 * 1000)
const event = (from: number, to: number, slug?: string) =>
  makeLiveMasterclass(db, { startsAt: after(from), endsAt: after(to), ...(slug ? { slug } : {}) })
const soon = await event(10, 12, 'soon')
const handOver = (id: string, token: string, body: object) =>
  testApp.request('POST', `/user/tickets/${id}/hand-over`, { token, body })
const heir = { full_name: ' Mila Novak ', email: 'mila@example.com' }

test('the own ticket is the first of its event', async () => {
  const { user, token } = await makeMember(db, testNow)
  const holders = ['mila@example.com', user.email.toUpperCase(), 'ada@example.com']
  for (const holderEmail of holders)
    await makeTicket(db, { userId: user.id, liveMasterclassId: soon.id, holderEmail })
  const { data } = await testApp.call(ticketEndpoints.list, {}, { token })
  expect(data.map(({ holder }) => holder.email)[0]).toBe(user.email.toUpperCase())
})

test('the list has the next event first, then finished events, latest first', async () => {
  const { user, token } = await makeMember(db, testNow)
  const events = [
    soon,
    await event(-90, -88, 'long-over'),
    await event(-1, 1, 'now'),
    await event(-3, -2, 'over'),
  ]
  for (const { id } of events) await makeTicket(db, { userId: user.id, liveMasterclassId: id })
  await makeTicket(db, { userId: (await makeMember(db, testNow)).user.id, liveMasterclassId: soon.id })
  const list = await testApp.call(ticketEndpoints.list, {}, { token })
  expect(list.data.map((ticket) => ticket.live_masterclass.slug)).toEqual([
    'now',
    'soon',
    'over',
    'long-over',
  ])
  expect(list.pagination.total).toBe(4)
  const [last] = (await testApp.call(ticketEndpoints.list, { query: { page: 4, per_page: 1 } }, { token }))
    .data
  expect(last?.live_masterclass).toMatchObject({
    slug: 'long-over',
    status: 'finished',
    venue: { name: 'Casa' },
  })
})

test('a ticket is shown to its buyer only', async () => {
  const { user, token } = await makeMember(db, testNow)
  const { id, code } = await makeTicket(db, { userId: user.id, liveMasterclassId: soon.id })
  const { data } = await testApp.call(ticketEndpoints.show, { params: { id } }, { token, locale: 'de' })
  expect(data).toMatchObject({
    id,
    code,
    state: 'valid',
    type: { name: 'Ticket 1 (de)' },
    can_hand_over: true,
  })
  const other = await makeMember(db, testNow)
  expect(await testApp.request('GET', `/user/tickets/${id}`, { token: other.token })).toMatchObject({
    status: 404,
  })
})

test('the page of a ticket needs only its code, and has no e-mail address and nothing of staff', async () => {
  const { user } = await makeMember(db, testNow)
  const draft = await event(5, 6)
  await db().update(liveMasterclasses).set({ publishedAt: null }).where(eq(liveMasterclasses.id, draft.id))
  const ticket = await makeTicket(db, {
    userId: user.id,
    liveMasterclassId: draft.id,
    usedWhere: 'Side door',
  })
  const { data } = await testApp.call(ticketEndpoints.byCode, { params: { code: ticket.code.toLowerCase() } })
  expect(data).toMatchObject({
    code: ticket.code,
    holder: { full_name: ticket.holderName },
    live_masterclass: { id: draft.id, location: { city: 'Lisbon' } },
  })
  expect(JSON.stringify(data)).not.toMatch(/@|Side door/)
  for (const code of [newTicketCode(), ticket.id, '%', '-']) {
    const path = `/tickets/${encodeURIComponent(code)}`
    expect(await testApp.request('GET', path), code).toMatchObject({ status: 404 })
  }
})

test('handing over changes the holder, ends the old code and shows the new one to the holder only', async () => {
  const { user, token } = await makeMember(db, testNow)
  const { id, code } = await makeTicket(db, { userId: user.id, liveMasterclassId: soon.id })
  const response = await testApp.call(ticketEndpoints.handOver, { params: { id }, body: heir }, { token })
  expect(response.message).toContain('Mila Novak')
  expect(response.data).toMatchObject({
    holder: { full_name: 'Mila Novak', email: 'mila@example.com' },
    code: null,
    handed_over_at: testNow.toISOString(),
    can_hand_over: true,
  })
  expect(await testApp.request('GET', `/tickets/${code}`)).toMatchObject({ status: 404 })
  const [row] = await db().select().from(tickets).where(eq(tickets.id, id))
  const { data } = await testApp.call(ticketEndpoints.byCode, { params: { code: row?.code ?? '' } })
  expect(data).toMatchObject({ code: row?.code, holder: { full_name: 'Mila Novak' } })
  const entries = await audit.entriesOf({ type: 'ticket', id })
  expect(entries).toMatchObject([{ actorId: user.id, action: 'ticket.hand-over' }])
  for (const secret of [code, data.code]) expect(JSON.stringify(entries)).not.toContain(secret)
  const mails = await testApp.mailTo(heir.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(`/tickets/${data.code}`)
})

test('handing over notifies the buyer and the previous holder, who reads no new name (TICKET-16)', async () => {
  const { user, token } = await makeMember(db, testNow)
  const given = { userId: user.id, liveMasterclassId: soon.id }
  const { id, holderEmail } = await makeTicket(db, given)
  const reader = { full_name: 'Noa Brandt', email: 'noa@example.com' }
  await testApp.call(ticketEndpoints.handOver, { params: { id }, body: reader }, { token })
  const [toBuyer] = await testApp.mailTo(user.email)
  expect(toBuyer).toMatchObject({ kind: 'ticket-handed-over', text: expect.stringContaining('Noa Brandt') })
  const [toHolder, ...more] = await testApp.mailTo(holderEmail)
  expect(more).toEqual([])
  expect(toHolder?.text).toContain('no longer valid')
  expect(toHolder?.text).not.toContain('Noa Brandt')
  // The buyer's own ticket: one mail.
  const own = await makeTicket(db, { ...given, holderEmail: user.email.toUpperCase() })
  await testApp.call(ticketEndpoints.handOver, { params: { id: own.id }, body: reader }, { token })
  expect(await testApp.mailTo(user.email)).toHaveLength(2)
})

test('a ticket is a PDF in the language of the request, unless it was refunded', async () => {
  const { user } = await makeMember(db, testNow)
  const given = { userId: user.id, liveMasterclassId: soon.id }
  const { code } = await makeTicket(db, given)
  const { status, headers, bytes } = await testApp.file(`/tickets/${code}/pdf`, { 'accept-language': 'de' })
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(headers.get('content-disposition')).toContain('(de)')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const refunded = await makeTicket(db, { ...given, state: 'refunded' })
  expect(await testApp.request('GET', `/tickets/${refunded.code}/pdf`)).toMatchObject({ status: 409 })
  expect(await testApp.request('GET', `/tickets/${newTicketCode()}/pdf`)).toMatchObject({ status: 404 })
})

test('handing over is refused for a ticket of someone else, used, refunded or over', async () => {
  const { user, token } = await makeMember(db, testNow)
  const mine = { userId: user.id, liveMasterclassId: soon.id }
  const others = await makeTicket(db, { ...mine, userId: (await makeMember(db, testNow)).user.id })
  expect((await handOver(others.id, token, heir)).status).toBe(404)
  const over = await event(-3, -1)
  const partly = await makeLiveMasterclass(db, {
    startsAt: after(-1),
    endsAt: after(1),
    tickets: [{ price: 100, seats: 2, seatsTaken: 1, usableUntil: after(0) }],
  })
  for (const given of [
    { ...mine, state: 'used' as const, usedAt: testNow },
    { ...mine, state: 'refunded' as const },
    { ...mine, liveMasterclassId: over.id },
    { ...mine, liveMasterclassId: partly.id },
  ]) {
    const { id, code } = await makeTicket(db, given)
    expect(await handOver(id, token, heir)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const [row] = await db().select().from(tickets).where(eq(tickets.id, id))
    expect(row?.code).toBe(code)
  }
})

test('handing over needs a name and an e-mail address, and is limited', async () => {
  const { user, token } = await makeMember(db, testNow)
  const { id } = await makeTicket(db, { userId: user.id, liveMasterclassId: soon.id })
  const invalid = await handOver(id, token, { full_name: ' ', email: 'mila' })
  expect(invalid).toMatchObject({ status: 422, body: { errors: { full_name: [expect.any(String)] } } })
  const statuses = []
  for (let times = 0; times < 21; times++) statuses.push((await handOver(id, token, heir)).status)
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
})

test('an event whose tickets are sold keeps their kinds', async () => {
  const { user } = await makeMember(db, testNow)
  const { id } = await event(20, 21)
  await makeTicket(db, { userId: user.id, liveMasterclassId: id })
  await expect(db().delete(ticketTypes).where(eq(ticketTypes.liveMasterclassId, id))).rejects.toThrow()
})
