/** The state of an attempt at a payment provider. After `declined` another card may be tried. */
export type AttemptState =
  | 'needs_card'
  | 'needs_confirmation'
  | 'processing'
  | 'succeeded'
  | 'declined'
  | 'cancelled'

/** What is to be paid. */
export type AttemptRequest = {
  /** Our id of the attempt, which the provider stores; see `findByPaymentId`. */
  paymentId: string
  /** In cents. */
  amount: number
  /** ISO 4217. */
  currency: string
  /** Asking again with the same key returns the same attempt. */
  idempotencyKey: string
  /** What the buyer reads on a statement, such as the number of the order. */
  description: string
}

/** A card that the provider has saved: its ids of the person and of the card. */
export type SavedCard = { customerId: string; methodId: string }

/** An attempt as the provider reports it. */
export type Attempt = {
  /** The provider's id. */
  providerId: string
  /** Our id; null for an attempt that is not ours. */
  paymentId: string | null
  /** Authorizes the buyer's browser to take the card for this attempt. */
  clientSecret: string
  state: AttemptState
  /** The provider's reason of the last decline; null if there was none. */
  declineCode: string | null
  /** The card that was saved with a payment that succeeded; null if none was to be saved. */
  savedCard: SavedCard | null
  /** What was to be paid. */
  amount: number
  /** What has arrived. */
  received: number
  currency: string
}

/** What the provider answers to a refund. One that it refuses for good has failed without an id. */
export type RefundAnswer = {
  providerId: string | null
  state: 'created' | 'succeeded' | 'failed'
  /** The provider's reason why it failed. */
  reason?: string
}

/** A refund as the provider reports it. */
export type ReportedRefund = RefundAnswer & {
  providerId: string
  /** The provider's id of the attempt whose money is returned; null if there is none. */
  attemptId: string | null
  /** Our id; null for a refund that was not made by us, such as one of the provider's own pages. */
  refundId: string | null
  amount: number
  currency: string
}

/** A payment that its owner disputes at the bank. */
export type Dispute = {
  providerId: string
  attemptId: string | null
  amount: number
  currency: string
  outcome: 'open' | 'won' | 'lost'
  /** The bank's reason, such as `fraudulent`. */
  reason: string
  /** Until when it can be answered; null if it cannot. */
  respondBy: Date | null
}

/** A verified event. It says what changed, by the provider's id; what it is now is always read from the provider. */
export type ProviderEvent = {
  id: string
  type: string
  about: { type: 'attempt' | 'refund' | 'refunds-of-attempt' | 'dispute'; id: string } | null
}

/** Takes card payments. Called outside of transactions only: an answer may take seconds, or never come. */
export type PaymentProvider = {
  name: 'stripe' | 'test-till'
  /** What the browser needs besides the client secret; null if nothing. */
  publishableKey: string | null
  /** With `savesCard` the card is saved once it is paid, so that later payments can be charged to it. */
  createAttempt(request: AttemptRequest & { savesCard: boolean }): Promise<Attempt>
  /** Charges a saved card at once, while the buyer is away. A card that asks for confirmation is declined; null if the card is unknown. */
  chargeSaved(request: AttemptRequest & { card: SavedCard }): Promise<Attempt | null>
  /** Null if the provider does not know it, for example because the account was changed. */
  getAttempt(providerId: string): Promise<Attempt | null>
  /** Finds an attempt whose answer was lost; null if the provider never created it. */
  findByPaymentId(paymentId: string): Promise<Attempt | null>
  /** Cancels an attempt if it still can be. The answer may say that it is being processed or has succeeded; null if it is unknown. */
  cancelAttempt(providerId: string): Promise<Attempt | null>
  /** Returns money, once per `refundId`. */
  refund(request: { refundId: string; providerId: string; amount: number }): Promise<RefundAnswer>
  /** A refund as it is now, by the provider's id: one that succeeded may fail later. Null if it is unknown. */
  getRefund(providerId: string): Promise<ReportedRefund | null>
  /** The refunds of an attempt. */
  listRefunds(attemptId: string): Promise<ReportedRefund[]>
  /** Null if it is unknown. */
  getDispute(providerId: string): Promise<Dispute | null>
  /** Checks the signature and the form of a webhook; null if it is forged, damaged, too old or malformed. */
  verifyWebhook(rawBody: string, headers: Headers): Promise<ProviderEvent | null>
}
