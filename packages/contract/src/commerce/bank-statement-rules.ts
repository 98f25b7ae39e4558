/** The most entries that one call takes; a longer statement is sent in parts. */
export const maxStatementEntries = 500

/** What an entry of a statement is to us (STATEMENT-2). */
export const matchKinds = ['certain', 'likely', 'part', 'over', 'unknown'] as const

/** Why an entry has to be looked at. */
export const matchHints = [
  /** Its text names several orders, or the name and amount fit several. */
  'several_orders',
  /** It is money in another currency than the order's. */
  'currency',
  /** The bank says that it takes an earlier booking back. */
  'reversal',
  /** The order is paid already. */
  'order_paid',
  /** The order was cancelled, or has expired; the money may be returned at once. */
  'order_closed',
  /** The order it names is not paid by bank transfer. */
  'not_by_transfer',
  /** Name and amount fit another order than the one its text names. */
  'fits_other',
  /** Another transfer with this reference is booked. */
  'reference_used',
] as const

export const maxAccountLength = 60
export const maxPayerLength = 140
export const maxEntryTextLength = 500
export const maxReferenceLength = 140
