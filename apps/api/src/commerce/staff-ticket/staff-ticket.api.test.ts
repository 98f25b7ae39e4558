import { staffEventEndpoints } from '@chignon/contract/commerce/staff-event'
import { staffOrderEndpoints } from '@chignon/contract/commerce/staff-order'
import { staffTicketEndpoints } from '@chignon/contract/commerce/staff-ticket'
import { ticketEndpoints } from '@chignon/contract/commerce/ticket'
import { expect, test } from 'vitest'
import { eq } from '../../platform/db/drizzle.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeTicket } from '../../platform/db/factories/ticket.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import {
  liveMasterclassEducators,
  ticketPackages,
  ticketTypes,
} from '../../platform/db/schema/live-masterclass.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { listInvoices } from '../invoice/invoice.queries.ts'
import { makeCheckout } from '../../testing/orders.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, time, call, services } = testApp
const staff = await makeMember(db, time.now, { role: 'staff' })
const caller = { token: staff.token }
const inDays = (days: number) => new Date(testNow.getTime() + days * 24 * 60 * 60 * 1000)

/** A paid order of two tickets of the first of two kinds; the first has the package. */
async function buyTickets({ seats = 20 } = {}) {
  const event = await makeLiveMasterclass(db, {
    startsAt: inDays(30),
    endsAt: inDays(31),
    tickets: [
      { price: 20_000, seats },
      { price: 30_000, seats: 1 },
    ],
    packages: [{ price: 5000, stock: 5 }],
  })
  const [type, better] = event.tickets
  const [extra] = event.packages
  if (!type || !better || !extra) throw new Error('the event has no tickets')
  const checkout = await makeCheckout(testApp, {
    lines: [
      { type: 'ticket', id: type.id, count: 2 },
      { type: 'package', id: extra.id, count: 1 },
    ],
  })
  const payment = await checkout.start()
  await checkout.pay(payment, 'success')
  await checkout.refresh(payment)
  const sold = () =>
    db().select().from(tickets).where(eq(tickets.userId, checkout.user.id)).orderBy(tickets.holderName)
  for (const { id } of await sold())
    await db()
      .update(tickets)
      .set({ holderEmail: `${id}@example.com` })
      .where(eq(tickets.id, id))
  const [one] = await sold()
  await db()
    .update(tickets)
    .set({ ticketPackageId: extra.id })
    .where(eq(tickets.id, one?.id ?? ''))
  const [first] = await sold()
  if (!first) throw new Error('nothing was sold')
  const taken = async () => {
    const types = await db()
      .select()
      .from(ticketTypes)
      .where(eq(ticketTypes.liveMasterclassId, event.id))
      .orderBy(ticketTypes.position)
    const [item] = await db().select().from(ticketPackages).where(eq(ticketPackages.id, extra.id))
    return [...types.map(({ seatsTaken }) => seatsTaken), item?.stockTaken]
  }
  return { ...checkout, event, type, better, extra, sold, taken, first }
}

const mailsTo = async (address: string) => (await testApp.mailTo(address)).map(({ kind }) => kind)
const auth = { authorization: `Bearer ${staff.token}` }
const actionsOf = async (id: string) =>
  (await services.audit.entriesOf({ type: 'ticket', id })).map(({ action, before, after }) => [
    action,
    before,
    after,
  ])
const post = (path: string, body: object = {}, method = 'POST') =>
  testApp.request(method, path, { ...caller, body })

test('many tickets of an event are mailed again, each once, also if it is pressed twice (TICKET-26)', async () => {
  const { event, sold, first } = await buyTickets()
  const [, second] = await sold()
  const ticketsTo = async (address = '') =>
    (await mailsTo(address)).filter((kind) => kind === 'ticket').length
  const mailed = async () => [await ticketsTo(first.holderEmail), await ticketsTo(second?.holderEmail)]
  const before = await mailed()
  const more = async () => (await mailed()).map((count, index) => count - (before[index] ?? 0))
  const resend = async (ids: string[] | null, idempotencyKey?: string) => {
    const input = { params: { id: event.id }, body: { ticket_ids: ids } }
    const key = idempotencyKey === undefined ? {} : { idempotencyKey }
    return (await call(staffTicketEndpoints.resendMany, { ...input, ...key }, caller)).data.sent
  }
  expect(await resend([first.id], 'once')).toBe(1)
  expect(await resend([first.id], 'once')).toBe(0)
  expect(await more()).toEqual([1, 0])
  const both = await Promise.all([resend(null), resend(null)])
  expect(both.toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(await more()).toEqual([1, 1])
  expect((await actionsOf(first.id)).map(([action]) => action)).toEqual(['ticket.resend'])

  time.now = new Date(time.now.getTime() + 11 * 60_000)
  await db().update(tickets).set({ state: 'used', usedAt: time.now }).where(eq(tickets.id, first.id))
  expect(await resend(null)).toBe(1)
  expect(await more()).toEqual([1, 2])
  const other = await buyTickets()
  expect(await resend([other.first.id])).toBe(0)
  expect((await post(`/staff/events/${crypto.randomUUID()}/tickets/resend`)).status).toBe(404)
})

test('tickets of all events are found by name, address, number of the order and start of the code (TICKET-24)', async () => {
  const { order, first } = await buyTickets()
  await db().update(tickets).set({ holderName: 'Zoë Ångström' }).where(eq(tickets.id, first.id))
  const found = async (search: string) =>
    (await call(staffTicketEndpoints.list, { query: { search } }, caller)).data.map(({ id }) => id)
  expect(await found('zoe angst')).toEqual([first.id])
  expect(await found(first.code.slice(0, 8))).toEqual([first.id])
  expect(await found(order.number)).toHaveLength(2)
  expect(await found(order.number.replace('-', '').toLowerCase())).toHaveLength(2)
  const { data } = await call(
    staffTicketEndpoints.list,
    { query: { live_masterclass_id: first.ticketTypeId, search: 'zoe' } },
    caller,
  )
  expect(data).toEqual([])
})

test('an educator finds tickets of events they teach at, without orders (ROLE-8)', async () => {
  const { event, order } = await buyTickets()
  const educator = await makeMember(db, time.now, { role: 'educator' })
  const list = async (search?: string) =>
    (await call(staffTicketEndpoints.list, { query: search ? { search } : {} }, { token: educator.token }))
      .data
  expect(await list()).toEqual([])
  await db()
    .insert(liveMasterclassEducators)
    .values({ liveMasterclassId: event.id, userId: educator.user.id, position: 9 })
  expect(await list()).toMatchObject([{ order: null }, { order: null }])
  expect(await list(order.number)).toEqual([])
})

test('a ticket is sent again with its code, and that is in the audit log (TICKET-19)', async () => {
  const { first } = await buyTickets()
  const before = (await mailsTo(first.holderEmail)).length
  const { message } = await call(staffTicketEndpoints.resend, { params: { id: first.id } }, caller)
  expect(message).toContain(first.holderEmail)
  await testApp.runJobs()
  expect((await mailsTo(first.holderEmail)).length).toBe(before + 1)
  expect(await actionsOf(first.id)).toEqual([['ticket.resend', null, { sentTo: first.holderEmail }]])
  await db().update(tickets).set({ state: 'refunded' }).where(eq(tickets.id, first.id))
  expect((await post(`/staff/tickets/${first.id}/resend`)).status).toBe(409)
})

test('a corrected name keeps the code; another address gets a new one, and the old is no longer valid (TICKET-20)', async () => {
  const { first, user } = await buyTickets()
  const correct = (full_name: string, email: string) =>
    call(staffTicketEndpoints.correctHolder, { params: { id: first.id }, body: { full_name, email } }, caller)
  const codeNow = async () => (await db().select().from(tickets).where(eq(tickets.id, first.id)))[0]?.code
  await correct('Ada Bell', first.holderEmail)
  expect(await codeNow()).toBe(first.code)
  const email = `ada-${first.id}@example.com`
  expect((await correct('Ada Bell', email)).data.holder).toEqual({ full_name: 'Ada Bell', email })
  expect(await codeNow()).not.toBe(first.code)
  await testApp.runJobs()
  expect(await mailsTo(email)).toEqual(['ticket'])
  expect(await mailsTo(user.email)).toContain('ticket-reissued')
  expect(await mailsTo(first.holderEmail)).toContain('ticket-reissued')
  const scanned = await post('/staff/tickets/check-in', { code: first.code, where: 'Main' })
  expect(scanned.status).toBe(404)
  expect(await actionsOf(first.id)).toContainEqual([
    'ticket.correct',
    { holderEmail: first.holderEmail },
    { holderEmail: email },
  ])
})

test('a moved ticket takes a seat of the other kind, keeps its code, and its refund frees that seat (TICKET-21)', async () => {
  const { first, better, order, taken, sold } = await buyTickets()
  const move = (ticket_type_id: string, id = first.id) =>
    post(`/staff/tickets/${id}/type`, { ticket_type_id }, 'PUT')
  expect(await taken()).toEqual([2, 0, 1])
  expect((await move(better.id)).status).toBe(200)
  expect(await taken()).toEqual([1, 1, 1])
  const [, second] = await sold()
  expect(await move(better.id, second?.id)).toMatchObject({
    status: 409,
    body: { message: 'There is no seat left of this kind. Add seats first.' },
  })
  expect((await db().select().from(tickets).where(eq(tickets.id, first.id)))[0]?.code).toBe(first.code)
  const [line] = order.lines
  const refund = { lines: [{ line_id: line?.line_id ?? '' }] }
  await call(staffOrderEndpoints.refund, { params: { id: order.id }, body: refund }, caller)
  expect(await taken()).toEqual([0, 0, 1])
})

test('a void ticket frees its seat and package once, moves no money, and holder and buyer are mailed (TICKET-22)', async () => {
  const { first, order, taken, user, sold } = await buyTickets()
  const params = { id: first.id }
  await call(staffTicketEndpoints.void, { params, body: { reason: 'Sold twice by mistake' } }, caller)
  expect(await taken()).toEqual([1, 0, 0])
  const shown = async () => (await call(staffOrderEndpoints.show, { params: { id: order.id } }, caller)).data
  expect(await shown()).toMatchObject({ state: 'paid', refunded: 0 })
  expect(await listInvoices(db(), order.id)).toHaveLength(1)
  expect((await post(`/staff/tickets/${first.id}/void`, { reason: 'Again' })).status).toBe(409)
  await testApp.runJobs()
  expect(await mailsTo(first.holderEmail)).toContain('ticket-voided')
  expect(await mailsTo(user.email)).toContain('ticket-voided')
  const { history } = await shown()
  const noted = history.flatMap(({ detail, text }) => (detail === 'ticket-voided' ? [text] : []))
  expect(new Set(noted)).toEqual(new Set([first.holderEmail, user.email]))
  expect((await actionsOf(first.id)).at(-1)).toEqual([
    'ticket.void',
    { state: 'valid' },
    { state: 'cancelled', reason: 'Sold twice by mistake' },
  ])
  // The money can be returned later, and then no second seat comes free.
  const lines = order.lines.map(({ line_id }) => ({ line_id }))
  await call(staffOrderEndpoints.refund, { params: { id: order.id }, body: { lines } }, caller)
  expect(await shown()).toMatchObject({ state: 'refunded', refunded: order.total })
  expect(await taken()).toEqual([0, 0, 0])
  expect((await sold()).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'refunded'])
})

test('a given ticket takes a seat, has no order and no invoice, and changes no sum of money (TICKET-23)', async () => {
  const { event, type, extra, taken } = await buyTickets({ seats: 3 })
  const figures = async () =>
    (await call(staffEventEndpoints.show, { params: { id: event.id } }, caller)).data
  const before = await figures()
  const guest = await makeMember(db, time.now, { emailVerifiedAt: time.now })
  const body = {
    full_name: 'Mila Novak',
    email: guest.user.email,
    ticket_type_id: type.id,
    ticket_package_id: extra.id,
    locale: 'de' as const,
    reason: 'Speaker',
  }
  const idempotencyKey = crypto.randomUUID()
  const input = { params: { id: event.id }, body, idempotencyKey }
  await call(staffTicketEndpoints.give, input, caller)
  await call(staffTicketEndpoints.give, input, caller)
  expect(await taken()).toEqual([3, 0, 2])
  const after = await figures()
  expect(after).toMatchObject({ given: before.given + 1, sold: before.sold, left: before.left - 1 })
  expect(after.money).toEqual(before.money)
  await testApp.runJobs()
  const [mail] = await testApp.mailTo(guest.user.email)
  expect(mail?.subject).toContain('Ticket')
  const own = await call(ticketEndpoints.list, {}, { token: guest.token })
  expect(own.data).toMatchObject([{ order_id: null, holder: { full_name: 'Mila Novak' } }])
  expect(await post(`/staff/events/${event.id}/tickets`, body)).toMatchObject({ status: 409 })
})

test('a given ticket of somebody without an account is mailed in the chosen language and can be void', async () => {
  const { event, type, taken } = await buyTickets()
  const email = `guest-${event.id}@example.com`
  const body = { full_name: 'مریم', email, ticket_type_id: type.id, locale: 'fa', reason: 'Press' }
  expect((await post(`/staff/events/${event.id}/tickets`, body)).status).toBe(200)
  await testApp.runJobs()
  const [mail] = await testApp.mailTo(email)
  expect(mail?.text).toMatch(/[\u0600-\u06ff]/)
  const [ticket] = await db().select().from(tickets).where(eq(tickets.holderEmail, email))
  expect(ticket?.userId).toBeNull()
  expect(await taken()).toEqual([3, 0, 1])
  expect((await post(`/staff/tickets/${ticket?.id}/void`, { reason: 'Ill' })).status).toBe(200)
  expect(await taken()).toEqual([2, 0, 1])
  await testApp.runJobs()
  expect(await mailsTo(email)).toEqual(['ticket', 'ticket-voided'])
})

test('labels have the names of valid tickets in all scripts, 21 on a page, and the list is a CSV (TICKET-25)', async () => {
  const { event, first, user } = await buyTickets()
  const names = ['José Álvarez', 'مریم رضایی', 'Nguyễn Thị Hà', '佐藤 花子', 'Ольга Иванова']
  for (let index = 0; index < 20; index++) {
    await makeTicket(db, { userId: user.id, liveMasterclassId: event.id, holderName: names[index % 5] ?? '' })
  }
  await db().update(tickets).set({ state: 'refunded' }).where(eq(tickets.id, first.id))
  const labels = await testApp.file(`/staff/events/${event.id}/labels.pdf`, auth)
  const { text, pages } = await readPdf(labels.bytes)
  expect(pages).toBe(1)
  // Letters of other fonts are apart.
  const letters = text.replaceAll(' ', '')
  for (const part of ['Nguyễn', '佐藤花子', 'ОльгаИванова']) expect(letters).toContain(part)
  const { bytes } = await testApp.file(`/staff/events/${event.id}/attendees.csv`, auth)
  const csv = bytes.toString()
  expect(csv.split('\r\n')).toHaveLength(23)
  expect(csv).toContain('مریم رضایی')
})
