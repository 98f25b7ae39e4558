import { needsPostalAddress, postalFields } from '@chignon/contract/commerce/billing-rules'
import type { billingFields } from './billing-fields.ts'

type Name = keyof typeof billingFields

/** What a form that orders still needs for this total, all of it at once. The form has the text of `required`. */
export function missingFields(
  values: Readonly<Record<Name, string>>,
  total: number,
): Partial<Record<Name, 'required'>> {
  const needed: Name[] = [
    ...(total > 0 ? (['country', 'full_name'] as const) : []),
    ...(needsPostalAddress(total, values) ? postalFields : []),
  ]
  const missing: Name[] = needed.filter((name) => values[name].trim() === '')
  if (values.terms !== 'on') missing.push('terms')
  return Object.fromEntries(missing.map((name) => [name, 'required'] as const))
}
