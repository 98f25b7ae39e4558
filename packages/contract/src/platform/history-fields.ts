/**
 * The fields whose values the history records (AUDIT-1), and how each is read: `money` in cents, a `code` as a word of the product, a
 * `flag` as yes or no; moments and days in a `text` are recognised. What is `hidden` are ids and parts that say nothing to people.
 */
const historyFields = {
  about: 'hidden',
  account: 'text',
  added: 'number',
  address: 'text',
  amount: 'money',
  answer_id: 'hidden',
  assignee_id: 'hidden',
  bookedOn: 'text',
  bytes: 'number',
  checked_by: 'code',
  city: 'text',
  closed_at: 'text',
  code: 'text',
  codes: 'number',
  comment: 'text',
  company: 'text',
  country: 'text',
  course: 'text',
  discounted_price: 'money',
  distrustedAt: 'text',
  earned_at: 'text',
  email: 'text',
  enabled_at: 'text',
  ends_at: 'text',
  endsAt: 'text',
  expires_at: 'text',
  fileName: 'text',
  from: 'text',
  full_name: 'text',
  holderEmail: 'text',
  holderName: 'text',
  is_closed: 'flag',
  is_shared: 'flag',
  isCurrent: 'flag',
  kind: 'code',
  known: 'number',
  language: 'language',
  lessonId: 'hidden',
  lessons: 'number',
  level: 'code',
  lines: 'number',
  locale: 'language',
  mark: 'number',
  message_id: 'hidden',
  name: 'text',
  nameCorrectedAt: 'text',
  note: 'text',
  note_id: 'hidden',
  offSince: 'text',
  'online-masterclass': 'text',
  parts: 'hidden',
  passedOver: 'number',
  payment: 'hidden',
  paymentState: 'code',
  position: 'number',
  percent: 'number',
  postal_code: 'text',
  prefix: 'text',
  products: 'text',
  program: 'text',
  promoCode: 'text',
  price: 'money',
  provider: 'text',
  providerId: 'text',
  publish_at: 'text',
  published_at: 'text',
  reason: 'code',
  received: 'money',
  reference: 'text',
  refund: 'hidden',
  refunded: 'money',
  refundState: 'code',
  replacedBy: 'hidden',
  retired_at: 'text',
  revocationReason: 'text',
  revokedAt: 'text',
  role: 'role',
  schedule: 'code',
  scheduledAt: 'text',
  score: 'number',
  seats: 'number',
  sentTo: 'text',
  skipReason: 'text',
  startsAt: 'text',
  state: 'code',
  subject: 'text',
  text: 'text',
  ticketPackageId: 'hidden',
  ticketTypeId: 'hidden',
  tier: 'code',
  title: 'text',
  to: 'text',
  totalUses: 'number',
  usedAt: 'text',
  usedWhere: 'text',
  usesPerPerson: 'number',
  vat_number: 'text',
  videoId: 'hidden',
  word: 'text',
} as const satisfies Record<
  string,
  'text' | 'number' | 'money' | 'code' | 'flag' | 'language' | 'role' | 'hidden'
>

export type HistoryField = keyof typeof historyFields

/** The fields that people see. */
export type ShownHistoryField = {
  [Field in HistoryField]: (typeof historyFields)[Field] extends 'hidden' ? never : Field
}[HistoryField]

/** The name of a field; that of a part, such as `answers.3.mark`, is its last word. Undefined for one that is recorded no longer. */
export function historyFieldOf(field: string): HistoryField | undefined {
  const name = field.split('.').at(-1) ?? field
  return isHistoryField(name) ? name : undefined
}

/** How the values of a field are read; those of one that is recorded no longer as text. */
export function historyReadingOf(field: string): (typeof historyFields)[HistoryField] {
  const name = historyFieldOf(field)
  return name === undefined ? 'text' : historyFields[name]
}

function isHistoryField(name: string): name is HistoryField {
  return Object.hasOwn(historyFields, name)
}
