import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { makeCheckout, makeEvent } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { anonymizeUser } from '../../identity/account-deletion/anonymize-user.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const inMinutes = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

/** Every row of what was bought, as text; of a draft, which binds no one, without the address of its buyer. */
async function keptRows(): Promise<string[]> {
  const tables = ['order_lines', 'order_attendees', 'payments', 'invoices', 'tickets', 'accesses']
  const statements = tables.map((table) => `select to_jsonb(t)::text as row from ${table} t`)
  const ofOrders = `select (to_jsonb(o) - case state when 'draft' then 'billing' else '' end)::text as row from orders o`
  const found = await Promise.all(
    [...statements, ofOrders].map((statement) => db.pool.query<{ row: string }>(statement)),
  )
  return found.flatMap(({ rows }) => rows.map(({ row }) => row)).toSorted()
}

test('deleting a buyer changes no order, invoice, ticket or seat; what was on its way ends as for anyone (PRIVACY-2)', async () => {
  const { ticketType } = await makeEvent(testApp, { seats: 10 })
  const ticket = (count: number) => ({ type: 'ticket' as const, id: ticketType.id, count })
  const member = await makeMember(db, testNow)
  const seatsTaken = async () =>
    (await db().select().from(ticketTypes).where(eq(ticketTypes.id, ticketType.id)))[0]?.seatsTaken
  const course = { type: 'course' as const, id: (await makeCourse(db)).id, count: 1 }
  const bought = await makeCheckout(testApp, { member, lines: [ticket(2), course] })
  const payment = await bought.start()
  await bought.pay(payment, 'success')
  await bought.refresh(payment)
  const late = await makeCheckout(testApp, { member, lines: [ticket(1)] })
  await late.pay(await late.start(), 'late')
  await makeCheckout(testApp, { member, lines: [ticket(3)] })
  await testApp.runJobs()
  const before = await keptRows()
  expect(await seatsTaken()).toBe(6)

  expect(await anonymizeUser(services, member.user.id, time.now)).toMatchObject({ id: member.user.id })
  expect(await keptRows()).toEqual(before)
  expect(await seatsTaken()).toBe(6)

  // The late card pays, and the hold of the draft ends.
  time.now = inMinutes(16)
  await testApp.runJobs()
  expect(await seatsTaken()).toBe(3)
  const { rows } = await db.pool.query<{ state: string; tickets: number; invoices: number }>(`
    select o.state, count(distinct t.id)::int as tickets, count(distinct i.id)::int as invoices from orders o
    join order_lines l on l.order_id = o.id
    left join tickets t on t.order_line_id = l.id
    left join invoices i on i.order_id = o.id
    group by o.id order by o.created_at, o.state`)
  expect(rows.toSorted((a, b) => b.tickets - a.tickets)).toEqual([
    { state: 'paid', tickets: 2, invoices: 1 },
    { state: 'paid', tickets: 1, invoices: 1 },
    { state: 'expired', tickets: 0, invoices: 0 },
  ])
  expect(await testApp.mailTo(`${member.user.id}@deleted.invalid`)).toEqual([])
  time.now = testNow
})
