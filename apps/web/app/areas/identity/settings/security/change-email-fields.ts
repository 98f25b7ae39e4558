import type { EmailChangeForm } from '@chignon/contract/identity/email-change'
import { emailField, passwordField, type FormFields } from '../../../../lib/forms/form-fields.ts'

/** The new address, with the password or a code of two-step login. */
export const changeEmailFields = {
  email: emailField,
  password: { ...passwordField, autoComplete: 'current-password' },
  code: { isRequired: true, maxLength: 40, autoComplete: 'one-time-code' },
} as const satisfies FormFields<EmailChangeForm>

/** The link that was mailed to the new or the old address. The token is part of the page's address. */
export const emailLinkFields = { token: {} } satisfies FormFields<{ token: string }>
