import { hasEvent, insertEvent } from '../payment/payment.queries.ts'
import type { ProviderEvent } from '../../platform/payment-provider/payment-provider.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { recordAttempt } from './record-attempt.ts'
import { recordDispute } from './record-dispute.ts'
import { recordRefund } from './record-refund.ts'

/** What an event meant: it was applied, is about nothing of ours, or about a payment that says to be another one. */
export type EventOutcome = 'applied' | 'unknown' | 'foreign'

/**
 * Handles a webhook of the payment provider. The event only says what changed; what it is now is read from the provider, so that events
 * may arrive late, twice or out of order. Each is recorded with what it meant. `refused` if the signature or the form is wrong.
 */
export async function receiveProviderEvent(
  services: PaymentServices,
  rawBody: string,
  headers: Headers,
): Promise<EventOutcome | 'refused'> {
  const { db, clock, logger, payments } = services
  const provider = payments.name
  const event = await payments.verifyWebhook(rawBody, headers)
  if (!event) {
    logger.warn({ provider }, 'a webhook was refused: its signature or its form is wrong')
    return 'refused'
  }
  const key = { provider, eventId: event.id }
  if (await hasEvent(db(), key)) return 'applied'
  const outcome = await apply(services, event)
  if (outcome === 'unknown')
    logger.warn({ provider, event: event.id, about: event.about }, 'a webhook is about nothing of ours')
  // One that is foreign is sent again, until it is settled at the provider.
  if (outcome === 'foreign') return outcome
  const { type, about } = event
  await insertEvent(db(), { ...key, type, subjectId: about?.id ?? null, outcome, receivedAt: clock() })
  return outcome
}

async function apply(services: PaymentServices, { about }: ProviderEvent): Promise<EventOutcome> {
  switch (about?.type) {
    case 'attempt':
      return recordAttempt(services, about.id)
    case 'refund':
      return recordRefund(services, about.id)
    case 'dispute':
      return recordDispute(services, about.id)
    case 'refunds-of-attempt': {
      const refunds = await services.payments.listRefunds(about.id)
      for (const { providerId } of refunds) await recordRefund(services, providerId)
      return recordAttempt(services, about.id)
    }
    case undefined:
      return 'unknown'
  }
}
