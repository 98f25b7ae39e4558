import type { LoginForm, RegisterForm } from '@chignon/contract/identity/auth'
import { maxNameLength } from '@chignon/contract/identity/identity-rules'
import type { ForgotPasswordForm, ResetPasswordForm } from '@chignon/contract/identity/password'
import {
  emailField,
  newPasswordFields,
  passwordField,
  requiredText,
  type FormFields,
} from '../../../lib/forms/form-fields.ts'

/** Login (FORM-1). */
export const loginFields = {
  // Browsers offer passkeys there too (PASSKEY-2).
  email: { ...emailField, autoComplete: 'username webauthn' },
  password: { ...passwordField, autoComplete: 'current-password' },
} satisfies FormFields<LoginForm>

/** Registration (FORM-2). `terms` is a checkbox that the API does not know (AUTH-13). */
export const registerFields = {
  first_name: { ...requiredText, maxLength: maxNameLength, autoComplete: 'given-name' },
  // Required unless the person has one name, see `PersonNameFields`.
  last_name: { maxLength: maxNameLength, autoComplete: 'family-name' },
  single_name: {},
  email: emailField,
  ...newPasswordFields,
  terms: {},
} satisfies FormFields<RegisterForm & { terms: string }>

/** The code of the second step of a login. The challenge is in a cookie. */
export const codeFields = {
  code: { isRequired: true, maxLength: 40, autoComplete: 'one-time-code' },
} as const

/** The request for a reset link. */
export const forgotPasswordFields = { email: emailField } satisfies FormFields<ForgotPasswordForm>

/** A new password. The token is part of the address. */
export const resetPasswordFields = {
  token: {},
  ...newPasswordFields,
} satisfies FormFields<ResetPasswordForm>

/** The confirmation of an e-mail address. The token is part of the address. */
export const confirmEmailFields = { token: {} } satisfies FormFields<{ token: string }>
