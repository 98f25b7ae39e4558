import type { ChangePasswordForm } from '@chignon/contract/identity/user'
import { newPasswordFields, passwordField, type FormFields } from '../../../../lib/forms/form-fields.ts'

/** The current password and the new one. `intent` is `mail` if a link is requested instead (PASSWORD-6). */
export const passwordFields = {
  intent: {},
  current_password: { ...passwordField, autoComplete: 'current-password' },
  ...newPasswordFields,
} satisfies FormFields<ChangePasswordForm & { intent: string }>
