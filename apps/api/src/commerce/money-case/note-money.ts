import type { Services } from '../../platform/services.ts'
import { insertMoneyCase, type NewMoneyCase } from './money-case.queries.ts'

type Noted = Omit<NewMoneyCase, 'provider' | 'createdAt' | 'resolvedAt' | 'note' | 'outcome' | 'respondBy'>

/** Puts something about money into the list of staff, once, in the current transaction (PAY-9). */
export async function noteMoney(
  { db, clock, payments, logger }: Pick<Services, 'db' | 'clock' | 'payments' | 'logger'>,
  noted: Noted,
): Promise<void> {
  const provider = payments.name
  const isNew = await insertMoneyCase(db(), { ...noted, provider, createdAt: clock() })
  const { kind, reference, orderId: order } = noted
  if (isNew) logger.warn({ kind, provider, reference, order }, 'there is money to look at')
}
