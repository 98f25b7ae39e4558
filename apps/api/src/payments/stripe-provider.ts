import Stripe from 'stripe'
import type { Clock } from '../clock.ts'
import type {
  Attempt,
  AttemptRequest,
  AttemptState,
  PaymentProvider,
  RefundAnswer,
  SavedCard,
} from './payment-provider.ts'
import type { StripeSettings } from './settings.ts'

const attemptStates: Record<string, AttemptState> = {
  requires_payment_method: 'needs_card',
  requires_confirmation: 'needs_card',
  requires_action: 'needs_confirmation',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
}

const refundStates: Record<string, RefundAnswer['state']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

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
        const declined = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined
        if (!declined) throw error
        return attemptOf(declined)
      }
    },
    getAttempt: async (id) => attemptOf(await stripe.paymentIntents.retrieve(id)),
    async findByPaymentId(paymentId) {
      const { data } = await stripe.paymentIntents.search({ query: `metadata['payment_id']:'${paymentId}'` })
      return data[0] ? attemptOf(data[0]) : null
    },
    async cancelAttempt(id) {
      try {
        return attemptOf(await stripe.paymentIntents.cancel(id))
      } catch (error) {
        const isTooLate = error instanceof Stripe.errors.StripeError && error.code === unexpectedState
        if (!isTooLate) throw error
        return attemptOf(await stripe.paymentIntents.retrieve(id))
      }
    },
    async refund({ refundId, providerId, amount }) {
      // Stripe forgets idempotency keys after a day, so an earlier refund is looked for first.
      const { data } = await stripe.refunds.list({ payment_intent: providerId, limit: 100 })
      const refund =
        data.find(({ metadata }) => metadata?.['refund_id'] === refundId) ??
        (await stripe.refunds.create(
          { payment_intent: providerId, amount, metadata: { refund_id: refundId } },
          { idempotencyKey: refundId },
        ))
      return refundAnswerOf(refund)
    },
    getRefund: async (id) => refundAnswerOf(await stripe.refunds.retrieve(id)),
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
        const { object } = event.data
        return {
          id: event.id,
          type: event.type,
          attemptId: attemptIdOf(object),
          refundId: refundIdOf(object),
        }
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
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

const unexpectedState = 'payment_intent_unexpected_state'
const toleranceSeconds = 5 * 60

// Telemetry would send measurements of earlier calls. A repeated call carries the same idempotency key.
const clientOptions = { maxNetworkRetries: 2, timeout: 10_000, telemetry: false }

function addressOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (apiUrl === undefined) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  const isHttp = protocol === 'http:'
  return { protocol: isHttp ? 'http' : 'https', host: hostname, port: port || (isHttp ? '80' : '443') }
}

function attemptOf(intent: Stripe.PaymentIntent): Attempt {
  const { id, status, client_secret: clientSecret, last_payment_error: problem } = intent
  const hasFailed = status === 'requires_payment_method' && problem !== null
  return {
    providerId: id,
    paymentId: intent.metadata['payment_id'] ?? null,
    clientSecret: clientSecret ?? '',
    state: hasFailed ? 'declined' : (attemptStates[status] ?? 'processing'),
    declineCode: problem?.decline_code ?? problem?.code ?? null,
    savedCard: savedCardOf(intent),
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
  }
}

function savedCardOf({
  status,
  setup_future_usage: usage,
  customer,
  payment_method: method,
}: Stripe.PaymentIntent): SavedCard | null {
  if (status !== 'succeeded' || usage !== 'off_session' || !customer || !method) return null
  return { customerId: idOf(customer), methodId: idOf(method) }
}

function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id
}

function refundAnswerOf({ id, status }: Stripe.Refund): RefundAnswer {
  return { providerId: id, state: refundStates[status ?? ''] ?? 'created' }
}

function refundIdOf(object: object): string | null {
  return Reflect.get(object, 'object') === 'refund' ? String(Reflect.get(object, 'id')) : null
}

function attemptIdOf(object: object): string | null {
  const intent: unknown = Reflect.get(object, 'payment_intent')
  if (Reflect.get(object, 'object') === 'payment_intent') return String(Reflect.get(object, 'id'))
  return typeof intent === 'string' ? intent : null
}
