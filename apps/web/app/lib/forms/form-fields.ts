import {
  maxEmailLength,
  maxPasswordLength,
  minPasswordLength,
} from '@chignon/contract/identity/identity-rules'
import type { InputHTMLAttributes } from 'react'

/** The HTML constraints of an input. */
export type FieldAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'minLength' | 'maxLength' | 'pattern' | 'autoComplete'
> & {
  /** Whether the form requires a value. */
  isRequired?: boolean
  /** The name of a field that must have the same value, such as the password that is repeated. */
  'data-same-as'?: string
}

/**
 * The fields of a form that sends `Body`. `{}` is a field without constraints, or a value that the action sets. The
 * constraints repeat the contract's, because its schemas are too large for the browser; a test compares them.
 */
export type FormFields<Body> = { readonly [Name in keyof Body & string]-?: FieldAttributes }

/** A text with at least one character that is not a space. */
export const requiredText = { isRequired: true, pattern: String.raw`.*\S.*` } as const

/** An e-mail address. Browsers accept one without a dot in its domain, the contract does not. */
export const emailField = {
  type: 'email',
  autoComplete: 'email',
  isRequired: true,
  pattern: String.raw`.+@.+\.[^.]+`,
  maxLength: maxEmailLength,
} as const

export const passwordField = {
  type: 'password',
  isRequired: true,
  minLength: minPasswordLength,
  maxLength: maxPasswordLength,
} as const

/** A new password and its repetition. */
export const newPasswordFields = {
  password: { ...passwordField, autoComplete: 'new-password' },
  password_confirmation: { ...passwordField, autoComplete: 'new-password', 'data-same-as': 'password' },
} as const
