import { formatMoney } from '@chignon/contract/platform/formats'
import { orderEndpoints } from '@chignon/contract/commerce/order'
import { eq } from '../../platform/db/drizzle.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makePromoCode } from '../../platform/db/factories/promo-code.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { payments } from '../../platform/db/schema/payment.ts'
import { testTillCharges } from '../../platform/db/schema/test-till.ts'
import { listInvoices } from '../invoice/invoice.queries.ts'
import { makeCheckout } from '../../testing/orders.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, call } = testApp
const day = 24 * 60 * 60 * 1000
const columns = ['subtotal', 'discount', 'tax', 'total'] as const
type Amounts = Record<(typeof columns)[number], number>
const amountsOf = (row: Amounts) => columns.map((column) => row[column])
const sumOf = (rows: readonly Amounts[]) =>
  columns.map((column) => rows.reduce((sum, row) => sum + row[column], 0))

const price = fc.integer({ min: 1, max: 99_999 })
const purchase = fc.record({
  courses: fc.array(price, { maxLength: 4 }),
  ticket: fc.record({ price, count: fc.integer({ min: 1, max: 5 }) }),
  promo: fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 99 }) }),
      fc.record({ kind: fc.constant('amount' as const), value: price }),
    ),
  ),
})

async function linesOf({ courses, ticket }: { courses: number[]; ticket: { price: number; count: number } }) {
  const event = await makeLiveMasterclass(db, {
    startsAt: new Date(testNow.getTime() + 30 * day),
    endsAt: new Date(testNow.getTime() + 31 * day),
    tickets: [{ price: ticket.price, seats: 20 }],
  })
  const bought = await Promise.all(courses.map((cents) => makeCourse(db, { price: cents })))
  return [
    { type: 'ticket' as const, id: event.tickets[0]?.id ?? '', count: ticket.count },
    ...bought.map(({ id }) => ({ type: 'course' as const, id, count: 1 })),
  ]
}

test('quote, order, payment, charge, invoice and mail have the same amounts, which the lines add up to (PRICE-3, TAX-2)', async () => {
  await fc.assert(
    fc.asyncProperty(purchase, async ({ promo, ...chosen }) => {
      const lines = await linesOf(chosen)
      const member = await makeMember(db, testNow)
      const { token, user } = member
      const code = promo && (await makePromoCode(db, promo))
      const body = { lines, ...(code ? { promo_code: code.code } : {}) }
      const { data: quote } = await call(orderEndpoints.quote, { body }, { token })
      const { order, start, pay, refresh, show } = await makeCheckout(testApp, {
        lines,
        member,
        ...(code ? { promoCode: code.code } : {}),
      })
      expect(amountsOf(order)).toEqual(amountsOf(quote))
      expect(sumOf(quote.lines)).toEqual(amountsOf(quote))
      expect(order.lines.map(amountsOf)).toEqual(quote.lines.map(amountsOf))

      const isFree = order.total === 0
      const payment = await start(isFree ? 'free' : 'card')
      if (!isFree) {
        await pay(payment, 'success')
        await refresh(payment)
        const [row] = await db().select().from(payments).where(eq(payments.id, payment.id))
        const [charge] = await db()
          .select()
          .from(testTillCharges)
          .where(eq(testTillCharges.paymentId, payment.id))
        expect([row?.amount, row?.received, charge?.amount]).toEqual([order.total, order.total, order.total])
      }
      expect(await show()).toMatchObject({ state: 'paid', total: quote.total })

      const [invoice, ...more] = await listInvoices(db(), order.id)
      if (!invoice) throw new Error('there is no invoice')
      expect(more).toEqual([])
      expect(amountsOf(invoice.content)).toEqual(amountsOf(order))
      expect(invoice.content.lines.map(amountsOf)).toEqual(order.lines.map(amountsOf))

      const mail = (await testApp.mailTo(user.email)).find(({ kind }) => kind === 'order-paid')
      const money = (cents: number) => formatMoney('en', cents, order.currency)
      const [pdf] = mail?.attachments ?? []
      const document = pdf ? (await readPdf(pdf.content)).text : ''
      for (const text of [mail?.text, document]) expect(text).toContain(money(order.total))
      for (const line of order.lines) expect(mail?.text).toContain(money(line.subtotal))
    }),
    { numRuns: 12, seed: 11 },
  )
})
