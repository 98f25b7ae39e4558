import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { cents, currency, id, timestamp } from '../platform/primitives.ts'
import { single } from '../platform/response.ts'

/** The ways an order is paid (PAY-1); `free` skips payment. */
export const paymentMethods = ['card', 'transfer', 'free'] as const

/** Who takes payments: Stripe, or the test till of a school that has no account there. */
export const paymentProviders = ['stripe', 'test-till'] as const

/** How an order is paid. */
export const paymentMethod = z.enum(paymentMethods)

/** The states of one payment attempt. */
export const paymentStateNames = [
  'created',
  'needs_card',
  'needs_confirmation',
  'processing',
  'succeeded',
  'declined',
  'cancelled',
] as const

/** The state of a payment attempt. */
export const paymentState = z.enum(paymentStateNames)

/** What the browser needs to take a card, by provider. */
export const cardForm = z.object({
  provider: z.enum(paymentProviders),
  /** The secret of the attempt: Stripe's client secret, or the test till's charge token. */
  client_secret: z.string(),
  /** Stripe's publishable key; null for the test till. */
  publishable_key: z.nullable(z.string()),
})

/** What a bank transfer must carry. */
export const transferDetails = z.object({
  account_holder: z.string(),
  iban: z.string(),
  bic: z.nullable(z.string()),
  bank_name: z.nullable(z.string()),
  /** The text that identifies the order. */
  reference: z.string(),
  amount: cents,
  currency,
  received: cents,
  due_at: timestamp,
  /** Whether the account is made up, since none is configured: nothing must be transferred. */
  is_sample: z.boolean(),
  /** The content of the EPC QR code (EPC069-12); null for a sample account or if the currency is not EUR. */
  epc: z.nullable(z.string()),
})

/** One payment attempt. */
export const payment = z.object({
  id,
  method: paymentMethod,
  state: paymentState,
  amount: cents,
  currency,
  /** Why a card was declined, in the language of the request; null otherwise. */
  decline_message: z.nullable(z.string()),
  /** Whether the payment provider has not answered yet and is asked again, so that the state may have changed (PAY-10). */
  is_checking: z.boolean(),
  /** Null unless a card is to be entered or confirmed. */
  card_form: z.nullable(cardForm),
  /** Null unless it is a bank transfer. */
  transfer: z.nullable(transferDetails),
})

export type PaymentMethod = z.infer<typeof paymentMethod>
export type PaymentState = z.infer<typeof paymentState>
export type CardForm = z.infer<typeof cardForm>
export type Payment = z.infer<typeof payment>
export type TransferDetails = z.infer<typeof transferDetails>

/** Payment attempts of an order (PAY-1 to PAY-5). */
export const paymentEndpoints = defineEndpoints('payment', {
  start: {
    method: 'POST',
    path: '/orders/{id}/payments',
    summary: 'Start to pay an order',
    audience: 'member',
    idempotency: 'required',
    status: 201,
    params: z.object({ id }),
    body: z.object({ method: z.enum(paymentMethods) }),
    response: single(payment),
    errors: ['conflict', 'expired', 'too_many_requests'],
  },
  refresh: {
    method: 'POST',
    path: '/orders/{id}/payments/{payment}/refresh',
    summary: 'Ask the payment provider for the state of an attempt, when the buyer returns from it',
    audience: 'member',
    params: z.object({ id, payment: id }),
    response: single(payment),
    errors: ['conflict'],
  },
})
