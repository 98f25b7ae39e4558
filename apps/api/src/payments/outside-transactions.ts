import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from '../db/client.ts'
import type { PaymentProvider } from './payment-provider.ts'

/**
 * A provider whose calls fail within a transaction: rows would stay locked while it answers, and what it did would remain
 * when they roll back.
 */
export function outsideTransactions<Provider extends PaymentProvider>(
  db: Database,
  provider: Provider,
): Provider {
  return new Proxy(provider, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function') return member
      return (...values: unknown[]): unknown => {
        if (is(db(), PgTransaction))
          throw new Error(`the payment provider was called within a transaction: ${String(name)}`)
        return Reflect.apply(member, target, values)
      }
    },
  })
}
