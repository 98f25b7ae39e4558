import {
  maxAddressLength,
  maxBusinessNameLength,
  maxPhoneLength,
} from '@chignon/contract/identity/identity-rules'
import type { BusinessForm } from '@chignon/contract/identity/business'
import { requiredText, type FormFields } from '../../../../lib/forms/form-fields.ts'

/** A business (FORM-10). */
export const businessFields = {
  type_id: {},
  name: { ...requiredText, maxLength: maxBusinessNameLength, autoComplete: 'organization' },
  phone: { type: 'tel', maxLength: maxPhoneLength, autoComplete: 'tel' },
  address: { maxLength: maxAddressLength, autoComplete: 'street-address' },
} satisfies FormFields<BusinessForm>

/** A business of the list: one to remove, or one to add again. */
export const ownBusinessFields = { intent: {}, id: {}, ...businessFields }
