import { createHash } from 'node:crypto'
import { referenceKeyOf } from '../payment/bank-transfer.queries.ts'
import type { ReceivedEntry } from '@chignon/contract/commerce/bank-statement'

/**
 * What tells an entry from all others of its account (STATEMENT-1): the bank's reference with the amount, since some banks repeat a
 * reference; else what the entry says and the how-manieth of equal ones on its day it is.
 */
export function entryKeyOf(entry: ReceivedEntry): string {
  const { reference, booked_on: day, amount, currency, occurrence } = entry
  if (reference !== null) return `ref:${referenceKeyOf(reference)}:${amount}${currency}`
  return `${digestOf(entry)}:${day}:${occurrence}`
}

/** The reference under which an entry is booked: the bank's, else one that its day and text make. */
export function bookingReference(entry: {
  reference: string | null
  bookedOn: string
  entryKey: string
}): string {
  if (entry.reference !== null) return entry.reference
  const digest = createHash('sha256').update(entry.entryKey).digest('hex').slice(0, 10).toUpperCase()
  return `${entry.bookedOn} ${digest}`
}

// Spaces and case differ between the formats in which one bank gives the same statement.
function digestOf({ amount, currency, payer, text }: ReceivedEntry): string {
  const said = [amount, currency, referenceKeyOf(payer), referenceKeyOf(text)].join('|')
  return createHash('sha256').update(said).digest('base64url')
}
