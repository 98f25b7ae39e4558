import * as z from 'zod/mini'
import {
  maxEmailLength,
  maxNameLength,
  maxPasswordLength,
  maxPhoneLength,
  minPasswordLength,
} from './business-rules.ts'
import { nameText } from './name-text.ts'

/** A password, not trimmed: 8 to 200 characters (LIMIT-1). */
export const password = z.string().check(z.minLength(minPasswordLength), z.maxLength(maxPasswordLength))

/** An e-mail address as it is typed. */
export const email = z.email().check(z.maxLength(maxEmailLength))

/** A first or last name. */
export const personName = nameText(maxNameLength)

/** A phone number: digits with spaces, brackets, dots and hyphens, and + before the country. */
export const phone = z.string().check(
  z.trim(),
  z.maxLength(maxPhoneLength),
  z.refine<string>((text) => /^\+?[\d\s().-]{5,}$/.test(text), { params: { kind: 'phone' } }),
)

/** Checks that the two passwords are equal; the error belongs to the confirmation. */
export const samePasswords = z.refine<{ password: string; password_confirmation: string }>(
  (form) => form.password === form.password_confirmation,
  { path: ['password_confirmation'], params: { kind: 'mismatch' } },
)

/** The opaque token at the end of a mailed link. */
export const mailedToken = z.string().check(z.minLength(1), z.maxLength(200))
