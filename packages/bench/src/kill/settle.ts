import { createServices } from '../../../../apps/api/src/create-services.ts'
import { expireOrdersHandler } from '../../../../apps/api/src/commerce/checkout/expire-orders.jobs.ts'
import { reconcilePaymentsHandler } from '../../../../apps/api/src/commerce/checkout/payment.jobs.ts'
import { sendRefundHandler } from '../../../../apps/api/src/commerce/checkout/refund.jobs.ts'
import { readApiEnv } from '../../../../apps/api/src/platform/env.ts'
import type { JobHandler } from '../../../../apps/api/src/platform/jobs/job-handler.ts'
import type { Shop } from '../purchase/shop.ts'

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Runs the jobs that a restarted process runs by the clock: two minutes later (reconciliation), 40 minutes later (holds have ended)
 * and 8 days later (drafts and bank transfers have expired). Returns how many orders the first reconciliation found paid.
 */
export async function settle({ databaseUrl, db }: Shop, dataDir: string): Promise<number> {
  let now = new Date()
  const env = readApiEnv({ DATA_DIR: dataDir })
  const services = createServices({ ...env, databaseUrl }, { clock: () => now })
  const reconcile = reconcilePaymentsHandler(services)
  const expire = expireOrdersHandler(services)
  const refund = sendRefundHandler(services)
  const startedAt = now.getTime()
  try {
    const before = await countPaid()
    await runAt(2 * minute)
    const found = (await countPaid()) - before
    for (const later of [40 * minute, 41 * minute, 8 * day]) await runAt(later)
    return found
  } finally {
    await services.close()
  }

  async function runAt(laterMs: number): Promise<void> {
    now = new Date(startedAt + laterMs)
    for (;;) {
      const open = await countOpen()
      await run(reconcile, {})
      await run(expire, {})
      for (const { id } of await openRefunds()) await run(refund, { refundId: id })
      // Each job takes a batch; one without an effect was the last.
      if ((await countOpen()) === open) return
    }
  }

  function run(handler: JobHandler, payload: object): Promise<void> {
    return handler.run(payload, { id: 'bench', attempt: 1 })
  }

  async function openRefunds() {
    return (await db.pool.query<{ id: string }>("select id from refunds where state = 'created'")).rows
  }

  async function countPaid(): Promise<number> {
    return count('select count(*)::int as count from orders where paid_at is not null')
  }

  async function countOpen(): Promise<number> {
    const open = "select count(*)::int as count from payments where state in ('created', 'needs_card'"
    const unpaid = "select count(*)::int as count from orders where state in ('draft', 'awaiting_payment')"
    const unchecked = `${open}, 'needs_confirmation', 'processing') and (checked_at is null or checked_at < $1)`
    return (await count(unpaid)) + (await count(unchecked, [new Date(now.getTime() - minute)]))
  }

  async function count(text: string, values: unknown[] = []): Promise<number> {
    const { rows } = await db.pool.query<{ count: number }>(text, values)
    return rows[0]?.count ?? 0
  }
}
