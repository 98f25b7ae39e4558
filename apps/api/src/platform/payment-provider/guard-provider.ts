import { is, PgTransaction } from '../db/drizzle.ts'
import type { Database } from '../db/client.ts'
import { redactError } from '../db/errors.ts'
import { fail, Failure } from '../http/fail.ts'
import type { Logger } from '../http/logger.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { providerMessages } from './payment-provider.messages.ts'

// Calls that a person waits for: together with ours, the answer comes within 10 s.
const defaultAnswerMs = 7000

// The bank may take its time, and no one waits.
const patientMs = 60_000
const patientCalls = new Set<string | symbol>(['chargeSaved', 'refund'])

/** The provider did not answer in time. It may have done what it was asked for. */
export class UnansweredCall extends Failure {
  constructor() {
    super(503, { message: providerMessages.checking })
  }
}

/**
 * A provider whose errors are logged and end the call with 503, as does one that does not answer in time. Its calls fail within a
 * transaction: rows would stay locked while it answers, and what it did would remain when they roll back.
 */
export function guardProvider<Provider extends PaymentProvider>(
  provider: Provider,
  { db, logger, answerMs = defaultAnswerMs }: { db: Database; logger: Logger; answerMs?: number | undefined },
): Provider {
  return new Proxy(provider, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function') return member
      return async (...values: unknown[]): Promise<unknown> => {
        if (is(db(), PgTransaction))
          throw new Error(`the payment provider was called within a transaction: ${String(name)}`)
        try {
          const limitMs = patientCalls.has(name) ? patientMs : answerMs
          return await answeredWithin(limitMs, Promise.resolve(Reflect.apply(member, target, values)))
        } catch (error) {
          logger.warn({ err: redactError(error), call: String(name) }, 'the payment provider failed')
          if (error instanceof UnansweredCall) throw error
          return fail(503, { message: providerMessages.unavailable })
        }
      }
    },
  })
}

async function answeredWithin(limitMs: number, answer: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnansweredCall()), limitMs)
  })
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}
