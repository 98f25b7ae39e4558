import type { Billing } from '@chignon/contract/billing'
import { maxAddressLength, maxFullNameLength } from '@chignon/contract/business-rules'
import { requiredText, type FormFields } from '../../../lib/forms/form-fields.ts'

/** The billing address, and the method of payment (PAY-1). */
export const billingFields = {
  full_name: { ...requiredText, maxLength: maxFullNameLength, autoComplete: 'billing name' },
  company: { maxLength: 120, autoComplete: 'billing organization' },
  address: { ...requiredText, maxLength: maxAddressLength, autoComplete: 'billing street-address' },
  postal_code: { ...requiredText, maxLength: 20, autoComplete: 'billing postal-code' },
  city: { ...requiredText, maxLength: 80, autoComplete: 'billing address-level2' },
  country: {},
  vat_number: { maxLength: 20 },
  payment_method: {},
} satisfies FormFields<Billing & { payment_method: string }>
