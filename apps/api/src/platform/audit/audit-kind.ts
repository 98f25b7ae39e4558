/**
 * What an action is about, and whether its entries are kept as long as the papers about money (AUDIT-4). Each noun of an action has a line.
 */
export const retentionOfKind = {
  accountant: 'money',
  'bank-statement': 'money',
  'bank-transaction': 'money',
  'business-type': 'other',
  certificate: 'other',
  chat: 'other',
  comment: 'other',
  'contact-message': 'other',
  // Its prices.
  course: 'money',
  'credential-key': 'other',
  discussion: 'other',
  exam: 'other',
  'exam-text': 'other',
  history: 'other',
  interest: 'other',
  'listed-word': 'other',
  // Its seats were sold; its cancellation explains refunds.
  'live-masterclass': 'money',
  'money-case': 'money',
  'newsletter-issue': 'other',
  order: 'money',
  orders: 'money',
  post: 'other',
  'post-category': 'other',
  program: 'money',
  // What they take off orders.
  'promo-code': 'money',
  reply: 'other',
  'saved-reply': 'other',
  'second-factor': 'other',
  story: 'other',
  'story-category': 'other',
  ticket: 'money',
  'ticket-type': 'money',
  user: 'other',
  video: 'other',
  'voice-over': 'other',
  waitlist: 'other',
} as const satisfies Record<string, 'money' | 'other'>

/** The noun of an action. */
export type AuditKind = keyof typeof retentionOfKind

/** What was done, as `noun.verb`: `order.refund`. */
export type AuditAction = `${AuditKind}.${string}`

/** The kinds of which entries are kept as long as the papers about money. */
export const moneyKinds = Object.entries(retentionOfKind)
  .filter(([, retention]) => retention === 'money')
  .map(([kind]) => kind)
