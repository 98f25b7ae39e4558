import Stripe from 'stripe'
import type { Clock } from '../clock/clock.ts'
import type { AttemptRequest, PaymentProvider } from './payment-provider.ts'
import { readStripeEvent } from './read-stripe-event.ts'
import type { StripeSettings } from './settings.ts'
import { attemptOf, disputeOf, refundAnswerOf, reportedRefundOf } from './stripe-answers.ts'

/** Takes cards by PaymentIntents of Stripe (PAY-2). */
export function createStripeProvider(settings: StripeSettings, clock: Clock): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, { ...addressOf(settings.apiUrl), ...clientOptions })
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    async createAttempt({ savesCard, idempotencyKey, ...request }) {
      const saved = savesCard ? await savingFor(idempotencyKey) : {}
      // The buyer stays on our page, so that one page shows every result.
      const page = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const
      const intent = { ...intentOf(request), ...page, ...saved }
      return attemptOf(await stripe.paymentIntents.create(intent, { idempotencyKey }))
    },
    async chargeSaved({ card, idempotencyKey, ...request }) {
      const saved = { customer: card.customerId, payment_method: card.methodId }
      const intent = { ...intentOf(request), ...saved, off_session: true, confirm: true }
      try {
        return attemptOf(await stripe.paymentIntents.create(intent, { idempotencyKey }))
      } catch (error) {
        if (isUnknown(error)) return null
        const declined = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined
        if (!declined) throw error
        return attemptOf(declined)
      }
    },
    getAttempt: (id) => nullIfUnknown(async () => attemptOf(await stripe.paymentIntents.retrieve(id))),
    async findByPaymentId(paymentId) {
      const { data } = await stripe.paymentIntents.search({ query: `metadata['payment_id']:'${paymentId}'` })
      return data[0] ? attemptOf(data[0]) : null
    },
    cancelAttempt: (id) =>
      nullIfUnknown(async () => {
        try {
          return attemptOf(await stripe.paymentIntents.cancel(id))
        } catch (error) {
          const isTooLate = error instanceof Stripe.errors.StripeError && error.code === unexpectedState
          if (!isTooLate) throw error
          return attemptOf(await stripe.paymentIntents.retrieve(id))
        }
      }),
    async refund({ refundId, providerId, amount }) {
      try {
        // Stripe forgets idempotency keys after a day, so an earlier refund is looked for first.
        const { data } = await stripe.refunds.list({ payment_intent: providerId, limit: 100 })
        const refund =
          data.find(({ metadata }) => metadata?.['refund_id'] === refundId) ??
          (await stripe.refunds.create(
            { payment_intent: providerId, amount, metadata: { refund_id: refundId } },
            { idempotencyKey: refundId },
          ))
        return refundAnswerOf(refund)
      } catch (error) {
        const code = error instanceof Stripe.errors.StripeError ? error.code : undefined
        if (code === undefined || !refusedForGood.has(code)) throw error
        return { providerId: null, state: 'failed', reason: code }
      }
    },
    getRefund: (id) => nullIfUnknown(async () => reportedRefundOf(await stripe.refunds.retrieve(id))),
    async listRefunds(attemptId) {
      const { data } = await stripe.refunds.list({ payment_intent: attemptId, limit: 100 })
      return data.map(reportedRefundOf)
    },
    getDispute: (id) => nullIfUnknown(async () => disputeOf(await stripe.disputes.retrieve(id))),
    async verifyWebhook(rawBody, headers) {
      try {
        const event = await stripe.webhooks.constructEventAsync(
          rawBody,
          headers.get('stripe-signature') ?? '',
          settings.webhookSecret,
          toleranceSeconds,
          undefined,
          clock().getTime(),
        )
        return readStripeEvent(event)
      } catch (error) {
        const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError
        // What is signed, but is no JSON.
        if (isForged || error instanceof SyntaxError) return null
        throw error
      }
    },
  }

  // Each subscription has a customer of its own, which holds nothing but its cards.
  async function savingFor(idempotencyKey: string) {
    const { id } = await stripe.customers.create({}, { idempotencyKey: `${idempotencyKey}-customer` })
    return { customer: id, setup_future_usage: 'off_session' } as const
  }
}

function intentOf({ paymentId, amount, currency, description }: Omit<AttemptRequest, 'idempotencyKey'>) {
  return { amount, currency: currency.toLowerCase(), description, metadata: { payment_id: paymentId } }
}

// No later try returns the money. An account without enough money is tried again.
const refusedForGood = new Set([
  'resource_missing',
  'charge_already_refunded',
  'charge_disputed',
  'payment_intent_unexpected_state',
])

const unexpectedState = 'payment_intent_unexpected_state'
const toleranceSeconds = 5 * 60

// Telemetry would send measurements of earlier calls. A repeated call carries the same idempotency key.
const clientOptions = { maxNetworkRetries: 2, timeout: 20_000, telemetry: false }

// The id is of another account, or of its other mode.
function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}

async function nullIfUnknown<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask()
  } catch (error) {
    if (isUnknown(error)) return null
    throw error
  }
}

function addressOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (apiUrl === undefined) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  const isHttp = protocol === 'http:'
  return { protocol: isHttp ? 'http' : 'https', host: hostname, port: port || (isHttp ? '80' : '443') }
}
