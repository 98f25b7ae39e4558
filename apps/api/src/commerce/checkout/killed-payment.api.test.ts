import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { eq } from '../../platform/db/drizzle.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { invoices } from '../../platform/db/schema/invoice.ts'
import { ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { payments } from '../../platform/db/schema/payment.ts'
import { testTillCharges } from '../../platform/db/schema/test-till.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { makeCheckout, makeEvent } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { expireOrders } from './expire-orders.jobs.ts'
import { reconcilePayments } from './payment.jobs.ts'

const script = fileURLToPath(new URL('../../testing/killed-payment.ts', import.meta.url))
const testApp = await openTestApp()
const { db, time, services } = testApp

/** Pays in a process of its own that is killed at a point. */
async function killedAt(point: string, action: 'start' | 'reconcile', id: string): Promise<void> {
  const url = db.pool.options.connectionString ?? ''
  const child = spawn(process.execPath, [script, url, action, id, point], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
}

async function makeSale() {
  const { ticketType } = await makeEvent(testApp, { seats: 5 })
  const lines = [{ type: 'ticket' as const, id: ticketType.id, count: 2 }]
  const checkout = await makeCheckout(testApp, { lines })
  const { user, order } = checkout
  return {
    ...checkout,
    effects: async () => {
      const [type] = await db().select().from(ticketTypes).where(eq(ticketTypes.id, ticketType.id))
      const attempts = await db().select().from(payments).where(eq(payments.orderId, order.id))
      const ids = new Set(attempts.map(({ id }) => id))
      const charges = (await db().select().from(testTillCharges)).filter(({ paymentId }) =>
        ids.has(paymentId),
      )
      return {
        state: (await checkout.show()).state,
        seatsTaken: type?.seatsTaken,
        tickets: (await db().select().from(tickets).where(eq(tickets.userId, user.id))).length,
        invoices: (await db().select().from(invoices).where(eq(invoices.orderId, order.id))).length,
        charges: charges.map(({ state }) => state),
      }
    },
  }
}

/** Lets the jobs that run each minute do their work, some minutes later. */
async function minutesLater(minutes: number): Promise<void> {
  time.now = new Date(testNow.getTime() + minutes * 60_000)
  await services.jobs.enqueue(reconcilePayments, {})
  await services.jobs.enqueue(expireOrders, {})
  await testApp.runJobs()
  time.now = testNow
}

const sold = { state: 'paid', seatsTaken: 2, tickets: 2, invoices: 1, charges: ['paid'] }
const none = { tickets: 0, invoices: 0, seatsTaken: 0, state: 'expired' }

const startPoints = ['commit 1', 'before asking', 'after asking', 'commit 2', 'after transaction 2']

describe.each(startPoints)('a process killed while it starts a payment: %s', (point) => {
  test('the buyer starts again with the same key, and pays once', async () => {
    const { order, start, pay, effects } = await makeSale()
    await killedAt(point, 'start', order.id)
    await pay(await start('card', 'key'), 'success')
    await minutesLater(2)
    expect(await effects()).toEqual(sold)
  })
})

test('a buyer who does not come back loses the seats, and is not charged', async () => {
  const { order, effects } = await makeSale()
  await killedAt('after asking', 'start', order.id)
  await minutesLater(16)
  expect(await effects()).toEqual({ ...none, charges: ['voided'] })
})

// Its transactions are: the payment, within it the order, whose last step is the invoice.
const answerPoints = ['after reading', 'commit 2', 'commit 1', 'after transaction 1']

test.each(answerPoints)(
  'a process killed while it records a successful payment: %s; reconciliation fulfils the order once (ORDER-6)',
  async (point) => {
    const { start, effects } = await makeSale()
    const payment = await start()
    // Paid at the provider, whose webhook is lost.
    await db().update(testTillCharges).set({ state: 'paid' }).where(eq(testTillCharges.paymentId, payment.id))
    await killedAt(point, 'reconcile', payment.id)
    await minutesLater(2)
    expect(await effects()).toEqual(sold)
    // Also after the hold would have ended.
    await minutesLater(20)
    expect(await effects()).toEqual(sold)
  },
)
