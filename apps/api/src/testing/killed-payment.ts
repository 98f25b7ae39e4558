import { createServices } from '../create-services.ts'
import type { Database } from '../platform/db/client.ts'
import { readApiEnv } from '../platform/env.ts'
import { findPayment } from '../commerce/payment/payment.queries.ts'
import { reconcilePayment } from '../commerce/checkout/reconcile-payment.ts'
import { startPayment } from '../commerce/checkout/start-payment.ts'
import { testNow } from './test-now.ts'

// Starts or reconciles a payment in a process of its own, and kills it at a named point. Arguments: the database, what to do
// (`start` or `reconcile`), the id of the order or payment, the point.
const [, , databaseUrl = '', action, id = '', point = ''] = process.argv
const services = createServices({ ...readApiEnv({}), databaseUrl }, { clock: () => testNow })
const { payments } = services

function killAt(name: string): void {
  if (name === point) process.kill(process.pid, 'SIGKILL')
}

async function atEnds<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  killAt(`before ${name}`)
  const result = await work()
  killAt(`after ${name}`)
  return result
}

let transactionCount = 0
const db: Database = Object.assign(() => services.db(), services.db, {
  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    transactionCount += 1
    const number = transactionCount
    return atEnds(`transaction ${number}`, () =>
      services.db.transaction(async () => {
        const result = await work()
        killAt(`commit ${number}`)
        return result
      }),
    )
  },
})

const killed = {
  ...services,
  db,
  payments: {
    ...payments,
    createAttempt: (...request: Parameters<typeof payments.createAttempt>) =>
      atEnds('asking', () => payments.createAttempt(...request)),
    chargeSaved: (...request: Parameters<typeof payments.chargeSaved>) =>
      atEnds('asking', () => payments.chargeSaved(...request)),
    getAttempt: (...request: Parameters<typeof payments.getAttempt>) =>
      atEnds('reading', () => payments.getAttempt(...request)),
  },
}

const fail = (status: number): never => {
  throw new Error(`the call would end with ${status}`)
}

if (action === 'start') {
  await startPayment(killed, { orderId: id, method: 'card', idempotencyKey: 'key', fail })
} else {
  const payment = await findPayment(services.db(), { id })
  if (!payment) throw new Error(`there is no payment ${id}`)
  await reconcilePayment(killed, payment)
}
await services.close()
