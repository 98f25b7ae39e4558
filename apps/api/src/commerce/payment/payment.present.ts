import type { Locale } from '@chignon/contract/platform/locale'
import type { Payment } from '@chignon/contract/commerce/payment'
import type { orders } from '../../platform/db/schema/order.ts'
import type { Services } from '../../platform/services.ts'
import { epcOf } from './epc.ts'
import { declineMessage } from './payment.messages.ts'
import type { PaymentRow } from './payment.queries.ts'
import { paymentStates } from './payment.states.ts'

type Parts = Pick<Services, 'env' | 'payments'>
type PaidOrder = Pick<typeof orders.$inferSelect, 'number' | 'dueAt'>

/** Maps a payment attempt to the contract. */
export function presentPayment(
  { env, payments }: Parts,
  payment: PaymentRow,
  order: PaidOrder,
  locale: Locale,
): Payment {
  const { id, method, state, amount, currency } = payment
  return {
    id,
    method,
    state,
    amount,
    currency,
    decline_message: state === 'declined' ? declineMessage(payment.declineCode)[locale] : null,
    is_checking: isChecking(payment),
    card_form: cardFormOf(payment, payments.publishableKey),
    transfer: transferOf(payment, order, env.bankAccount),
  }
}

function isChecking({ state, unansweredAt }: PaymentRow): boolean {
  return unansweredAt !== null && paymentStates.can(state, 'cancel')
}

function cardFormOf(payment: PaymentRow, publishableKey: string | null): Payment['card_form'] {
  const { state, provider, clientSecret } = payment
  // Another card could pay twice.
  if (isChecking(payment)) return null
  const takesCard = state === 'needs_card' || state === 'needs_confirmation' || state === 'declined'
  if (!takesCard || provider === null || clientSecret === null) return null
  return { provider, client_secret: clientSecret, publishable_key: publishableKey }
}

function transferOf(
  { method, amount, currency, received }: PaymentRow,
  { number, dueAt }: PaidOrder,
  { holder, iban, bic, bankName, isSample }: Services['env']['bankAccount'],
): Payment['transfer'] {
  if (method !== 'transfer' || dueAt === null) return null
  return {
    account_holder: holder,
    iban,
    bic,
    bank_name: bankName,
    reference: number,
    amount,
    currency,
    received,
    due_at: dueAt.toISOString(),
    is_sample: isSample,
    epc: isSample
      ? null
      : epcOf({ holder, iban, bic, amount: amount - received, currency, reference: number }),
  }
}
