import { maxFullNameLength } from '@chignon/contract/business-rules'
import type { HandOverForm } from '@chignon/contract/ticket'
import { emailField, requiredText, type FormFields } from '../../../lib/forms/form-fields.ts'

/** Who receives a ticket. Not completed by the browser, which knows its owner, not the new holder. */
export const handOverFields = {
  full_name: { ...requiredText, maxLength: maxFullNameLength, autoComplete: 'off' },
  email: { ...emailField, autoComplete: 'off' },
} satisfies FormFields<HandOverForm>
