import { insertRefund, type NewRefund } from '../payment/refund.queries.ts'
import type { Services } from '../../platform/services.ts'
import { sendRefund } from './refund.jobs.ts'

/**
 * Writes a refund and enqueues its transfer in the current transaction, so that the provider is asked once it commits. The row is
 * its idempotency key: however often the job runs, the money is returned once.
 */
export async function requestRefund(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  refund: NewRefund,
): Promise<string> {
  const id = await insertRefund(db(), refund)
  await jobs.enqueue(sendRefund, { refundId: id })
  return id
}
