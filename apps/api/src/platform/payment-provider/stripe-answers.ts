import type Stripe from 'stripe'
import type {
  Attempt,
  AttemptState,
  Dispute,
  RefundAnswer,
  ReportedRefund,
  SavedCard,
} from './payment-provider.ts'

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

/** A PaymentIntent. */
export function attemptOf(intent: Stripe.PaymentIntent): Attempt {
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
    received: intent.amount_received,
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

/** What Stripe answers to a refund. */
export function refundAnswerOf({
  id,
  status,
  failure_reason: reason,
}: Stripe.Refund): RefundAnswer & { providerId: string } {
  const state = refundStates[status ?? ''] ?? 'created'
  return { providerId: id, state, ...(state === 'failed' && reason ? { reason } : {}) }
}

export function reportedRefundOf(refund: Stripe.Refund): ReportedRefund {
  return {
    ...refundAnswerOf(refund),
    attemptId: refund.payment_intent ? idOf(refund.payment_intent) : null,
    refundId: refund.metadata?.['refund_id'] ?? null,
    amount: refund.amount,
    currency: refund.currency.toUpperCase(),
  }
}

const disputeOutcomes: Record<string, Dispute['outcome']> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

export function disputeOf(dispute: Stripe.Dispute): Dispute {
  const { due_by: dueBy } = dispute.evidence_details
  return {
    providerId: dispute.id,
    attemptId: dispute.payment_intent ? idOf(dispute.payment_intent) : null,
    amount: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    outcome: disputeOutcomes[dispute.status] ?? 'open',
    reason: dispute.reason,
    respondBy: dueBy ? new Date(dueBy * 1000) : null,
  }
}
