import { randomUUID } from 'node:crypto'
import { orderEndpoints } from '@chignon/contract/commerce/order'
import { expect, test } from 'vitest'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, call } = testApp
const { token } = await makeMember(db, testNow)
const day = (count: number) => new Date(testNow.getTime() + count * 24 * 60 * 60 * 1000)
const event = await makeLiveMasterclass(db, {
  startsAt: day(30),
  endsAt: day(31),
  tickets: [
    { price: 20_000, seats: 9 },
    { price: 40_000, seats: 9 },
  ],
  packages: [{ price: 5000, stock: 9 }],
})
const [regular, front] = event.tickets.map(({ id }) => id)
const [kit] = event.packages.map(({ id }) => id)
const ada = { full_name: ' Ada Bell ', email: 'ada@example.com' }
const attendee = (ticket: string | undefined, extra: string | null = null) => ({
  ...ada,
  ticket_type_id: ticket ?? '',
  ticket_package_id: extra,
})
const lines = [
  { type: 'ticket' as const, id: regular ?? '', count: 2 },
  { type: 'ticket' as const, id: front ?? '', count: 1 },
  { type: 'package' as const, id: kit ?? '', count: 1 },
]
const { data: order } = await call(
  orderEndpoints.place,
  { body: { lines }, idempotencyKey: randomUUID() },
  { token },
)
const params = { id: order.id }

test('sets one attendee for each ticket, with the packages, and replaces them', async () => {
  for (const holder of [regular, front]) {
    const attendees = [regular, regular, front].map((ticket, index) =>
      attendee(ticket, ticket === holder && (ticket === front || index === 0) ? kit : null),
    )
    const { data } = await call(orderEndpoints.setAttendees, { params, body: { attendees } }, { token })
    expect(data.attendees).toEqual(attendees.map((sent) => ({ ...sent, full_name: 'Ada Bell' })))
  }
})

test.each([
  ['none', []],
  ['too few', [attendee(regular), attendee(front, kit)]],
  ['too many', [attendee(regular), attendee(regular), attendee(regular), attendee(front, kit)]],
  ['another distribution', [attendee(regular), attendee(front), attendee(front, kit)]],
  ['no package', [attendee(regular), attendee(regular), attendee(front)]],
  ['two packages', [attendee(regular), attendee(regular, kit), attendee(front, kit)]],
])('%s: 422 with the message', async (_, attendees) => {
  const path = `/orders/${order.id}/attendees`
  expect(await testApp.request('PUT', path, { token, body: { attendees } })).toMatchObject({
    status: 422,
    body: { message: 'Please add attendee/s to continue with next step.' },
  })
})

test('sets the billing address, with a known country, and how the order is to be paid', async () => {
  const billing = {
    full_name: 'Ada Bell',
    address: 'Rua 1',
    postal_code: '1100',
    city: 'Lisboa',
    country: 'pt',
  }
  const body = { ...billing, payment_method: 'transfer' as const }
  const { data } = await call(orderEndpoints.setBilling, { params, body }, { token })
  expect(data.payment_method).toBe('transfer')
  expect(data.billing).toEqual({ ...billing, country: 'PT', company: null, vat_number: null })
  const path = `/orders/${order.id}/billing`
  const unknown = await testApp.request('PUT', path, { token, body: { ...billing, country: 'ZZ' } })
  expect(unknown).toMatchObject({ status: 422, body: { errors: { country: [expect.any(String)] } } })
})
