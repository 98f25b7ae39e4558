import { randomUUID } from 'node:crypto'
import { staffOrderEndpoints } from '@chignon/contract/commerce/staff-order'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeOrder } from '../../platform/db/factories/order.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { payments, refunds } from '../../platform/db/schema/payment.ts'
import { makeCheckout, makeEvent, sampleBilling } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const staff = await makeMember(db, time.now, { role: 'staff', firstName: 'Sam', lastName: 'Staff' })
const hour = 60 * 60_000
const from = (hours: number) => new Date(testNow.getTime() + hours * hour)

type Checkout = Awaited<ReturnType<typeof makeCheckout>>

async function paid(given: Parameters<typeof makeCheckout>[1] = {}): Promise<Checkout> {
  const checkout = await makeCheckout(testApp, given)
  const payment = await checkout.start()
  await checkout.pay(payment, 'success')
  await checkout.refresh(payment)
  return checkout
}

const show = async (id: string) =>
  (await testApp.call(staffOrderEndpoints.show, { params: { id } }, staff)).data
const kindsOf = async (id: string) => (await show(id)).history.map(({ kind }) => kind)

describe('the list of orders', () => {
  const made: Record<string, string> = {}
  const found = async (query: Record<string, string>) => {
    const { data } = await testApp.call(staffOrderEndpoints.list, { query }, staff)
    const names = Object.entries(made).filter(([, id]) => data.some((order) => order.id === id))
    return names.map(([name]) => name)
  }

  beforeAll(async () => {
    const { user } = await makeMember(db, time.now)
    const course = await makeCourse(db)
    const { ticketType } = await makeEvent(testApp)
    made['courseId'] = course.id
    const ofCourse = { userId: user.id, lines: [{ type: 'course' as const, courseId: course.id }] }
    const unpaid = { ...ofCourse, state: 'awaiting_payment' as const, paidAt: null }
    const make = async (name: string, given: Parameters<typeof makeOrder>[1]) => {
      const order = await makeOrder(db, given)
      made[name] = order.id
      return order
    }
    await make('soon', { ...unpaid, dueAt: from(3) })
    await make('late', { ...unpaid, dueAt: from(-3) })
    await make('over', { ...unpaid, state: 'expired', dueAt: from(-30), closedAt: from(-30) })
    const failed = await make('failed', { ...unpaid, state: 'draft' })
    const overpaid = await make('overpaid', { ...ofCourse, createdAt: new Date('2020-05-06T07:00:00Z') })
    await make('ticket', { ...ofCourse, lines: [{ type: 'ticket', ticketTypeId: ticketType.id }] })
    made['eventId'] = ticketType.liveMasterclassId
    const attempt = { idempotencyKey: 'one', method: 'card' as const, amount: 4900, currency: 'USD' }
    await db()
      .insert(payments)
      .values({ ...attempt, orderId: failed.id, state: 'declined' })
    const [payment] = await db()
      .insert(payments)
      .values({ ...attempt, orderId: overpaid.id, state: 'succeeded' })
      .returning()
    await db()
      .insert(refunds)
      .values({ orderId: overpaid.id, paymentId: payment?.id ?? '', amount: 100, reason: 'overpaid' })
  })

  test.each([
    [{ due: 'soon' }, ['soon', 'late']],
    [{ due: 'over' }, ['late', 'over']],
    [{ refund: 'overpaid' }, ['overpaid']],
    [{ payment: 'failed' }, ['failed']],
    [{ state: 'expired' }, ['over']],
    [{ from: '2020-05-06', to: '2020-05-06' }, ['overpaid']],
    [{ to: '2020-05-05' }, []],
    [{ state: 'draft', payment: 'failed' }, ['failed']],
  ])('is filtered by %j (ORDER-22)', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  test('is filtered by what was sold, an event by its tickets (ORDER-22)', async () => {
    expect(await found({ product: made['eventId'] ?? '' })).toEqual(['ticket'])
    expect(await found({ product: made['courseId'] ?? '' })).not.toContain('ticket')
    const { data } = await testApp.call(staffOrderEndpoints.products, {}, staff)
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([made['eventId'], made['courseId']]))
  })

  test('refuses a period that ends before it begins', async () => {
    const query = 'from=2026-03-02&to=2026-03-01'
    expect((await testApp.request('GET', `/staff/orders?${query}`, staff)).status).toBe(422)
  })

  test('takes the same number of queries for any number of orders', async () => {
    const counted = async (perPage: number) => {
      let queries = 0
      const onQuery = () => (queries += 1)
      db.pool.on('acquire', onQuery)
      await testApp.call(staffOrderEndpoints.list, { query: { per_page: perPage } }, staff)
      db.pool.off('acquire', onQuery)
      return queries
    }
    await counted(1)
    expect(await counted(1)).toBe(await counted(6))
  })
})

test('staff cancel an unpaid order, once: its invoice is cancelled and the buyer mailed (ORDER-18)', async () => {
  const { order, start, user } = await makeCheckout(testApp)
  await start('transfer')
  const cancel = () =>
    testApp.call(staffOrderEndpoints.cancel, { params: { id: order.id } }, staff).then(({ data }) => data)
  expect((await cancel()).state).toBe('cancelled')
  expect((await cancel()).state).toBe('cancelled')
  const shown = await show(order.id)
  expect(shown.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  expect(shown.history.filter(({ kind }) => kind === 'cancelled')).toMatchObject([{ actor: 'Sam Staff' }])
  await testApp.runJobs()
  expect((await testApp.mailTo(user.email)).map(({ kind }) => kind)).toContain('order-cancelled')
  const other = await paid()
  expect((await testApp.request('POST', `/staff/orders/${other.order.id}/cancel`, staff)).status).toBe(409)
})

describe('another billing address (INVOICE-13)', () => {
  const billing = { ...sampleBilling, company: 'Salon Kim Lda', vat_number: 'PT123456789' }
  const change = (id: string, body: object = billing) =>
    testApp.request('PUT', `/staff/orders/${id}/billing`, { token: staff.token, body })

  test('cancels the invoice and issues it again, which the buyer gets by mail', async () => {
    const { order, user } = await paid()
    expect((await change(order.id)).status).toBe(200)
    expect((await change(order.id)).status).toBe(200)
    const { documents, history, billing: billed } = await show(order.id)
    expect(billed).toEqual(billing)
    expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', order.total],
      ['credit_note', order.total],
      ['invoice', order.total],
    ])
    expect(history.map(({ kind }) => kind)).toContain('billing')
    await testApp.runJobs()
    const mail = (await testApp.mailTo(user.email)).find(({ kind }) => kind === 'invoice-corrected')
    expect(mail?.attachments).toHaveLength(2)
    // A later refund credits the corrected invoice.
    const lines = [{ line_id: order.lines[0]?.line_id ?? '' }]
    const refund = { params: { id: order.id }, body: { lines } }
    const { data: preview } = await testApp.call(staffOrderEndpoints.previewRefund, refund, staff)
    expect(preview.credited_invoice).toBe(documents[2]?.number)
    await testApp.call(staffOrderEndpoints.refund, refund, staff)
    expect((await show(order.id)).documents).toHaveLength(4)
  })

  test('is refused once a part was returned or the order is cancelled, and if a field is missing', async () => {
    const { order } = await paid()
    const lines = [{ line_id: order.lines[0]?.line_id ?? '', amount: 100 }]
    await testApp.call(staffOrderEndpoints.refund, { params: { id: order.id }, body: { lines } }, staff)
    expect((await change(order.id)).status).toBe(409)
    const unpaid = await makeCheckout(testApp)
    expect((await change(unpaid.order.id, { ...billing, city: '' })).status).toBe(422)
    expect((await change(unpaid.order.id, { ...billing, country: 'XX' })).status).toBe(422)
    await testApp.call(staffOrderEndpoints.cancel, { params: { id: unpaid.order.id } }, staff)
    expect((await change(unpaid.order.id)).status).toBe(409)
  })
})

test('a mail is sent again to its address, and only one that still fits (ORDER-19)', async () => {
  const { ticketType } = await makeEvent(testApp)
  const { order, user } = await paid({ lines: [{ type: 'ticket', id: ticketType.id, count: 2 }] })
  await testApp.runJobs()
  const { mails } = await show(order.id)
  expect(mails.map(({ kind, to, sent_at }) => [kind, to, sent_at !== null])).toEqual([
    ['order-paid', user.email, true],
    ['ticket', 'attendee-1@example.com', true],
    ['ticket', 'attendee-2@example.com', true],
  ])
  const [, ticket] = mails
  const send = (kind: string, aboutId: string) =>
    testApp.request('POST', `/staff/orders/${order.id}/mails`, {
      token: staff.token,
      body: { kind, about_id: aboutId },
    })
  expect((await send('ticket', ticket?.about_id ?? '')).status).toBe(200)
  await testApp.runJobs()
  expect(await testApp.mailTo('attendee-1@example.com')).toHaveLength(2)
  expect(await kindsOf(order.id)).toEqual(expect.arrayContaining(['mail_requested', 'mail']))
  expect((await send('order-invoice', order.id)).status).toBe(409)
  expect((await send('ticket', randomUUID())).status).toBe(409)
})

test('colleagues leave notes, once per key, which the audit log names without their text (ORDER-20)', async () => {
  const { order } = await makeCheckout(testApp)
  const note = { params: { id: order.id }, body: { text: 'Called, pays on Friday.' }, idempotencyKey: 'note' }
  await testApp.call(staffOrderEndpoints.addNote, note, staff)
  await testApp.call(staffOrderEndpoints.addNote, note, staff)
  const notes = (await show(order.id)).history.filter(({ kind }) => kind === 'note')
  expect(notes).toMatchObject([{ text: 'Called, pays on Friday.', actor: 'Sam Staff' }])
  const entries = await services.audit.entriesOf({ type: 'order', id: order.id })
  expect(entries.map(({ action, after }) => [action, Object.keys(after ?? {})])).toEqual([
    ['order.note', ['note']],
  ])
})

test('one timeline tells of payments, transfers, refunds, documents and mails, with who did it (ORDER-21)', async () => {
  const { order, start } = await makeCheckout(testApp)
  await start('transfer')
  const body = { amount: order.total, reference: `TRF-${order.number}` }
  await testApp.call(staffOrderEndpoints.markPaid, { params: { id: order.id }, body }, staff)
  const lines = [{ line_id: order.lines[0]?.line_id ?? '' }]
  await testApp.call(staffOrderEndpoints.refund, { params: { id: order.id }, body: { lines } }, staff)
  const [refund] = (await show(order.id)).refunds
  const params = { id: order.id, refund: refund?.id ?? '' }
  const sent = { params, body: { reference: 'SENT-1' } }
  await testApp.call(staffOrderEndpoints.markRefundSent, sent, staff)
  await testApp.runJobs()
  const { history } = await show(order.id)
  const kinds = history.map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(
    new Set(['placed', 'invoice', 'transfer', 'paid', 'refund', 'credit_note', 'refund_sent', 'mail']),
  )
  const actors = history.filter(({ actor }) => actor !== null).map(({ kind, text }) => [kind, text])
  expect(actors).toEqual(
    expect.arrayContaining([
      ['transfer', body.reference],
      ['refund', null],
      ['refund_sent', 'SENT-1'],
    ]),
  )
})

test('a refund says before what it returns and ends, and then does exactly that (REFUND-12)', async () => {
  const { ticketType } = await makeEvent(testApp)
  const course = await makeCourse(db)
  const { order } = await paid({
    lines: [
      { type: 'ticket', id: ticketType.id, count: 3 },
      { type: 'course', id: course.id, count: 1 },
    ],
  })
  const shown = await show(order.id)
  const [ticket] = shown.tickets
  const courseLine = shown.lines.find(({ type }) => type === 'course')
  const lines = [
    { line_id: ticket?.line_id ?? '', ticket_ids: [ticket?.id ?? ''] },
    { line_id: courseLine?.line_id ?? '' },
  ]
  const input = { params: { id: order.id }, body: { lines } }
  const { data: preview } = await testApp.call(staffOrderEndpoints.previewRefund, input, staff)
  expect(await show(order.id)).toEqual(shown)
  expect(preview).toMatchObject({
    lines: [
      { holders: ['Attendee 1'], access: null },
      { holders: [], access: { until: expect.any(String) } },
    ],
    method: 'card',
    credited_invoice: shown.documents[0]?.number,
  })
  const { data: done } = await testApp.call(staffOrderEndpoints.refund, input, staff)
  expect(done.refunded).toBe(preview.amount)
  const creditNote = (await show(order.id)).documents.find(({ kind }) => kind === 'credit_note')
  expect(creditNote?.total).toBe(preview.amount)
  expect(preview.tax).toBeGreaterThan(0)
  expect(
    (
      await testApp.request('POST', `/staff/orders/${order.id}/refund/preview`, {
        token: staff.token,
        body: { lines },
      })
    ).status,
  ).toBe(409)
})
