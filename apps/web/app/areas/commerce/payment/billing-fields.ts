import type { Billing } from '@chignon/contract/commerce/billing'
import { maxAddressLength, maxFullNameLength } from '@chignon/contract/identity/identity-rules'
import { requiredText, type FormFields } from '../../../lib/forms/form-fields.ts'

/** The billing address, the method of payment (PAY-1), and the agreement to the terms where the form also pays. */
export const billingFields = {
  country: {},
  full_name: { ...requiredText, maxLength: maxFullNameLength, autoComplete: 'billing name' },
  address: { maxLength: maxAddressLength, autoComplete: 'billing address-line1' },
  postal_code: { maxLength: 20, autoComplete: 'billing postal-code' },
  city: { maxLength: 80, autoComplete: 'billing address-level2' },
  company: { maxLength: 120, autoComplete: 'billing organization' },
  vat_number: { maxLength: 20 },
  payment_method: {},
  terms: {},
} satisfies FormFields<Billing & { payment_method: string; terms: string }>
