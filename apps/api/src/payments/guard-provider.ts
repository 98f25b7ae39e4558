import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from '../db/client.ts'
import { redactError } from '../db/errors.ts'
import { fail } from '../http/fail.ts'
import type { Logger } from '../http/logger.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { providerMessages } from './payment-provider.messages.ts'

/**
 * A provider whose errors are logged and end the call with 503. Its calls fail within a transaction: rows would stay locked while
 * it answers, and what it did would remain when they roll back.
 */
export function guardProvider<Provider extends PaymentProvider>(
  provider: Provider,
  { db, logger }: { db: Database; logger: Logger },
): Provider {
  return new Proxy(provider, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function') return member
      return async (...values: unknown[]): Promise<unknown> => {
        if (is(db(), PgTransaction))
          throw new Error(`the payment provider was called within a transaction: ${String(name)}`)
        try {
          return await Reflect.apply(member, target, values)
        } catch (error) {
          logger.warn({ err: redactError(error), call: String(name) }, 'the payment provider failed')
          return fail(503, { message: providerMessages.unavailable })
        }
      }
    },
  })
}
