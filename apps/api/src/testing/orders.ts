import { randomUUID } from 'node:crypto'
import { orderEndpoints, type OrderLineForm } from '@chignon/contract/commerce/order'
import { paymentEndpoints, type Payment } from '@chignon/contract/commerce/payment'
import { testTillEndpoints, type TestCard } from '@chignon/contract/commerce/test-till'
import { eq } from '../platform/db/drizzle.ts'
import { makeCourse } from '../platform/db/factories/course.ts'
import { makeLiveMasterclass } from '../platform/db/factories/live-masterclass.ts'
import { makeMember } from '../platform/db/factories/user.ts'
import { ticketTypes } from '../platform/db/schema/live-masterclass.ts'
import { orderAttendees, orders } from '../platform/db/schema/order.ts'
import type { TestApp } from './test-app.ts'
import { testNow } from './test-now.ts'

const day = 24 * 60 * 60 * 1000

export const sampleBilling = {
  full_name: 'Kim Bell',
  company: null,
  address: 'Rua 1',
  postal_code: '1000-001',
  city: 'Lisboa',
  country: 'PT',
  vat_number: null,
}

/** Inserts an event that begins in 30 days and has one kind of ticket. */
export async function makeEvent({ db }: Pick<TestApp, 'db'>, { seats = 20, startsInDays = 30 } = {}) {
  const startsAt = new Date(testNow.getTime() + startsInDays * day)
  const event = await makeLiveMasterclass(db, {
    startsAt,
    endsAt: new Date(startsAt.getTime() + day),
    tickets: [{ price: 24_900, seats, seatsTaken: 0 }],
  })
  const [ticketType] = await db()
    .select()
    .from(ticketTypes)
    .where(eq(ticketTypes.liveMasterclassId, event.id))
  if (!ticketType) throw new Error('the event has no kind of ticket')
  return { event, ticketType }
}

/** A buyer with a draft order that is ready to be paid, by default of one new course. */
export async function makeCheckout(
  testApp: TestApp,
  {
    lines,
    member,
    promoCode,
  }: { lines?: OrderLineForm[]; member?: Awaited<ReturnType<typeof makeMember>>; promoCode?: string } = {},
) {
  const { db, time } = testApp
  const { user, token } = member ?? (await makeMember(db, time.now))
  const chosen = lines ?? [{ type: 'course' as const, id: (await makeCourse(db)).id, count: 1 }]
  const { data: order } = await testApp.call(
    orderEndpoints.place,
    { body: { lines: chosen, promo_code: promoCode ?? null }, idempotencyKey: randomUUID() },
    { token },
  )
  await db().update(orders).set({ billing: sampleBilling }).where(eq(orders.id, order.id))
  const tickets = order.lines.filter(({ type }) => type === 'ticket')
  const attendees = tickets.flatMap(({ id, count }) => Array.from({ length: count }, () => id))
  for (const [index, ticketTypeId] of attendees.entries()) {
    await db()
      .insert(orderAttendees)
      .values({
        orderId: order.id,
        position: index + 1,
        ticketTypeId,
        fullName: `Attendee ${index + 1}`,
        email: `attendee-${index + 1}@example.com`,
      })
  }
  return {
    user,
    token,
    order,
    /** Starts to pay the order. */
    start: async (method: 'card' | 'transfer' | 'free' = 'card', idempotencyKey: string = randomUUID()) => {
      const input = { params: { id: order.id }, body: { method }, idempotencyKey }
      return (await testApp.call(paymentEndpoints.start, input, { token })).data
    },
    /** Enters a card of the test till. */
    pay: async ({ card_form: form }: Payment, card: TestCard) => {
      const secret = form?.client_secret ?? ''
      await testApp.call(testTillEndpoints.pay, { params: { secret }, body: { card } })
    },
    /** Returns from the payment provider. */
    refresh: async ({ id: payment }: Payment) => {
      const input = { params: { id: order.id, payment } }
      return (await testApp.call(paymentEndpoints.refresh, input, { token })).data
    },
    /** The order as the buyer sees it. */
    show: async () => (await testApp.call(orderEndpoints.show, { params: { id: order.id } }, { token })).data,
  }
}
