import { randomBytes } from 'node:crypto'

/** A PaymentIntent as Stripe describes it, as far as we use it. */
export type Intent = {
  id: string
  object: 'payment_intent'
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  amount: number
  /** Missing until a test sets it: what a payment that succeeded has brought. */
  amount_received?: number
  currency: string
  description: string | null
  client_secret: string
  metadata: Record<string, string>
  last_payment_error: { code: string; decline_code: string | null } | null
  customer: string | null
  payment_method: string | null
  setup_future_usage: string | null
}

type Refund = {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  currency: string
  status: 'succeeded' | 'failed'
  failure_reason?: string
  metadata: Record<string, string>
}

type Dispute = {
  id: string
  object: 'dispute'
  payment_intent: string
  amount: number
  currency: string
  status: 'needs_response' | 'won' | 'lost'
  reason: string
  evidence_details: { due_by: number | null }
}

type Charge = { id: string; object: 'charge'; payment_intent: string }

type Reported = Intent | Refund | Dispute | Charge

/** An event that the account reports. */
export type StripeEvent = { id: string; object: 'event'; type: string; data: { object: Reported } }

/** An answer of the API. */
export type StripeAnswer = { status: number; body: object }

/** Creates the state of one Stripe account, and the calls that change it. */
export function createAccount() {
  const intents = new Map<string, Intent>()
  const refunds: Refund[] = []
  const disputes = new Map<string, Dispute>()
  const events: StripeEvent[] = []

  function report(type: string, object: Reported): void {
    events.push({ id: newId('evt'), object: 'event', type, data: { object: { ...object } } })
  }

  function moveTo(intent: Intent, status: Intent['status'], type: string): void {
    intent.status = status
    report(type, intent)
  }

  /** What the browser does with the client secret: enters a card. */
  function confirm(intent: Intent, card: string, isOffSession = false): StripeAnswer {
    if (intent.status !== 'requires_payment_method') return unexpectedState(intent)
    intent.last_payment_error = null
    if (card === 'pm_card_chargeDeclined') return decline(intent, 'card_declined', 'insufficient_funds')
    const needsBuyer = card === 'pm_card_threeDSecure2Required'
    if (needsBuyer && isOffSession) return decline(intent, 'authentication_required', null)
    intent.payment_method = card
    if (needsBuyer) moveTo(intent, 'requires_action', 'payment_intent.requires_action')
    else if (card === 'pm_late') moveTo(intent, 'processing', 'payment_intent.processing')
    else moveTo(intent, 'succeeded', 'payment_intent.succeeded')
    return { status: 200, body: intent }
  }

  function decline(intent: Intent, code: string, declineCode: string | null): StripeAnswer {
    const error = { code, decline_code: declineCode }
    intent.last_payment_error = error
    moveTo(intent, 'requires_payment_method', 'payment_intent.payment_failed')
    const body = { type: 'card_error', message: 'declined', ...error, payment_intent: intent }
    return { status: 402, body: { error: body } }
  }

  function createIntent(form: URLSearchParams): StripeAnswer {
    const id = newId('pi')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      description: form.get('description'),
      client_secret: `${id}_secret_${newId('x')}`,
      metadata: metadataOf(form),
      last_payment_error: null,
      customer: form.get('customer'),
      payment_method: null,
      setup_future_usage: form.get('setup_future_usage'),
    }
    intents.set(id, intent)
    moveTo(intent, intent.status, 'payment_intent.created')
    if (form.get('confirm') === 'true')
      return confirm(intent, form.get('payment_method') ?? '', form.get('off_session') === 'true')
    return { status: 200, body: intent }
  }

  function cancel(intent: Intent): StripeAnswer {
    const isTooLate = ['succeeded', 'processing', 'canceled'].includes(intent.status)
    if (isTooLate) return unexpectedState(intent)
    moveTo(intent, 'canceled', 'payment_intent.canceled')
    return { status: 200, body: intent }
  }

  function createRefund(form: URLSearchParams): StripeAnswer {
    const intent = intents.get(form.get('payment_intent') ?? '')
    const amount = Number(form.get('amount'))
    const refunded = refunds
      .filter((refund) => refund.payment_intent === intent?.id)
      .reduce((sum, refund) => sum + refund.amount, 0)
    if (intent?.status !== 'succeeded' || refunded + amount > intent.amount)
      return failure(400, 'charge_already_refunded')
    if ([...disputes.values()].some((dispute) => dispute.payment_intent === intent.id))
      return failure(400, 'charge_disputed')
    return { status: 200, body: addRefund(intent, amount, metadataOf(form)) }
  }

  function addRefund(intent: Intent, amount: number, metadata: Record<string, string>): Refund {
    const { id: payment_intent, currency } = intent
    const id = newId('re')
    const refund: Refund = {
      id,
      object: 'refund',
      payment_intent,
      amount,
      currency,
      status: 'succeeded',
      metadata,
    }
    refunds.push(refund)
    return refund
  }

  /** Answers a call. */
  function answer(method: string, path: string, form: URLSearchParams): StripeAnswer {
    const [, version, resource, id, action] = path.split('/')
    if (version !== 'v1') return failure(404, 'url_invalid')
    const call = `${method} ${resource}`
    if (call === 'POST customers') return { status: 200, body: { id: newId('cus'), object: 'customer' } }
    if (call === 'POST refunds') return createRefund(form)
    const refund = refunds.find((candidate) => candidate.id === id)
    if (call === 'GET refunds' && refund) return { status: 200, body: refund }
    if (call === 'GET refunds')
      return listOf(refunds.filter((refund) => refund.payment_intent === form.get('payment_intent')))
    const dispute = disputes.get(id ?? '')
    if (call === 'GET disputes' && dispute) return { status: 200, body: dispute }
    if (call === 'GET events') return listOf(events.toReversed())
    if (call === 'POST payment_intents' && id === undefined) return createIntent(form)
    if (call === 'GET payment_intents' && id === 'search') {
      const wanted = /^metadata\['payment_id'\]:'([\w-]+)'$/.exec(form.get('query') ?? '')?.[1]
      return listOf([...intents.values()].filter(({ metadata }) => metadata['payment_id'] === wanted))
    }
    const intent = intents.get(id ?? '')
    if (!intent) return failure(404, 'resource_missing')
    if (method === 'POST' && action === 'cancel') return cancel(intent)
    if (method === 'POST' && action === 'confirm') return confirm(intent, form.get('payment_method') ?? '')
    return method === 'GET' ? { status: 200, body: intent } : failure(404, 'url_invalid')
  }

  /** The answer to a call, with what has arrived. */
  function answerWithReceived(method: string, path: string, form: URLSearchParams): StripeAnswer {
    const { status, body } = answer(method, path, form)
    return { status, body: withReceived(body) }
  }

  return {
    intents,
    events,
    answer: answerWithReceived,
    /** Returns money as the owner of the account does in the dashboard. */
    refundOutside(intent: Intent, amount: number): Refund {
      const refund = addRefund(intent, amount, {})
      report('refund.created', refund)
      report('charge.refunded', { id: newId('ch'), object: 'charge', payment_intent: intent.id })
      return refund
    },
    /** Disputes a payment, or settles the dispute. */
    dispute(intent: Intent, status: Dispute['status'] = 'needs_response'): Dispute {
      const known = [...disputes.values()].find((opened) => opened.payment_intent === intent.id)
      const { id: payment_intent, amount, currency } = intent
      const id = known?.id ?? newId('dp')
      const evidence_details = { due_by: 1_900_000_000 }
      const reason = 'fraudulent'
      const dispute: Dispute = {
        id,
        object: 'dispute',
        payment_intent,
        amount,
        currency,
        status,
        reason,
        evidence_details,
      }
      disputes.set(id, dispute)
      report(known ? 'charge.dispute.closed' : 'charge.dispute.created', dispute)
      return dispute
    },
    /** Lets a refund fail that was sent before. */
    failRefund(id: string): void {
      const refund = refunds.find((candidate) => candidate.id === id)
      if (!refund) throw new Error('the refund is unknown')
      refund.status = 'failed'
      refund.failure_reason = 'expired_or_canceled_card'
      report('refund.failed', refund)
    },
    /** Ends what is being processed, or asks for confirmation, with success or a decline. */
    settle(intent: Intent, isAccepted: boolean): void {
      if (isAccepted) return moveTo(intent, 'succeeded', 'payment_intent.succeeded')
      intent.last_payment_error = { code: 'payment_intent_authentication_failure', decline_code: null }
      moveTo(intent, 'requires_payment_method', 'payment_intent.payment_failed')
    },
  }
}

function withReceived(body: object): object {
  if (!('status' in body && 'amount' in body && 'client_secret' in body)) return body
  return { amount_received: body.status === 'succeeded' ? body.amount : 0, ...body }
}

function unexpectedState({ status }: Intent): StripeAnswer {
  return failure(400, 'payment_intent_unexpected_state', `the intent is ${status}`)
}

/** The body of an error. */
export function failure(status: number, code: string, message: string = code): StripeAnswer {
  return { status, body: { error: { type: 'invalid_request_error', code, message } } }
}

function listOf(data: object[]): StripeAnswer {
  return { status: 200, body: { object: 'list', data, has_more: false } }
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  const entries = [...form].flatMap(([name, value]): [string, string][] => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return key === undefined ? [] : [[key, value]]
  })
  return Object.fromEntries(entries)
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}
