import * as z from 'zod/mini'
import { maxEmailLength, maxNameLength, maxPasswordLength, minPasswordLength } from './business-rules.ts'

/** A password as it is typed: 8 to 200 characters. */
export const password = z.string().check(z.minLength(minPasswordLength), z.maxLength(maxPasswordLength))

/** An e-mail address as it is typed. */
export const email = z.email().check(z.maxLength(maxEmailLength))

/** A first or last name, without the spaces around it. */
export const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxNameLength))

/** The two passwords of a form are equal; the fault is the confirmation's. */
export const samePasswords = z.refine<{ password: string; password_confirmation: string }>(
  (form) => form.password === form.password_confirmation,
  { path: ['password_confirmation'], params: { kind: 'mismatch' } },
)

/** The token a mailed link ends with: opaque, as long as we make them, for anything else is none. */
export const mailedToken = z.string().check(z.minLength(1), z.maxLength(200))
