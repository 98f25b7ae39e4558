import type { Billing } from '@chignon/contract/commerce/billing'
import { needsPostalAddress, postalFields } from '@chignon/contract/commerce/billing-rules'
import type { FieldErrors } from '../../platform/http/fail.ts'
import { fieldMessages } from '../../platform/http/field.messages.ts'

/** What of the postal address is missing for an invoice of this total (INVOICE-11), as errors of its fields; null if nothing is. */
export function missingPostalFields(total: number, billing: Billing): FieldErrors | null {
  if (!needsPostalAddress(total, billing)) return null
  const missing = postalFields.filter((name) => billing[name] === '')
  if (missing.length === 0) return null
  return Object.fromEntries(missing.map((name) => [name, [fieldMessages.required]]))
}
