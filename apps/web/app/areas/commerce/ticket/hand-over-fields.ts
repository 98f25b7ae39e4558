import { maxFullNameLength } from '@chignon/contract/identity/identity-rules'
import type { HandOverForm } from '@chignon/contract/commerce/ticket'
import { emailField, requiredText, type FormFields } from '../../../lib/forms/form-fields.ts'

/** The new holder of a ticket. Without autocomplete: browsers would fill in the data of the buyer. */
export const handOverFields = {
  full_name: { ...requiredText, maxLength: maxFullNameLength, autoComplete: 'off' },
  email: { ...emailField, autoComplete: 'off' },
} satisfies FormFields<HandOverForm>
