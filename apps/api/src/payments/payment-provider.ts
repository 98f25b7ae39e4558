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
  amount: number
  currency: string
}

/** What the provider answers to a refund. */
export type RefundAnswer = { providerId: string; state: 'created' | 'succeeded' | 'failed' }

/** A verified event. It says which attempt or refund changed; its state is always read from the provider. */
export type ProviderEvent = { id: string; type: string; attemptId: string | null; refundId: string | null }

/** Takes card payments. Called outside of transactions only: an answer may take seconds, or never come. */
export type PaymentProvider = {
  name: 'stripe' | 'test-till'
  /** What the browser needs besides the client secret; null if nothing. */
  publishableKey: string | null
  /** With `savesCard` the card is saved once it is paid, so that later payments can be charged to it. */
  createAttempt(request: AttemptRequest & { savesCard: boolean }): Promise<Attempt>
  /** Charges a saved card at once, while the buyer is away. A card that asks for confirmation is declined. */
  chargeSaved(request: AttemptRequest & { card: SavedCard }): Promise<Attempt>
  getAttempt(providerId: string): Promise<Attempt>
  /** Finds an attempt whose answer was lost; null if the provider never created it. */
  findByPaymentId(paymentId: string): Promise<Attempt | null>
  /** Cancels an attempt if it still can be. The answer may say that it is being processed or has succeeded. */
  cancelAttempt(providerId: string): Promise<Attempt>
  /** Returns money, once per `refundId`. */
  refund(request: { refundId: string; providerId: string; amount: number }): Promise<RefundAnswer>
  /** The state of a refund now, by the provider's id: one that succeeded may fail later. */
  getRefund(providerId: string): Promise<RefundAnswer>
  /** Checks the signature of a webhook; null if it is forged, damaged or too old. */
  verifyWebhook(rawBody: string, headers: Headers): Promise<ProviderEvent | null>
}
