import * as z from 'zod/mini'

/** The fewest characters of a password (specification §9). */
export const shortestPassword = 8

/** A password as it is typed: 8 to 200 characters. */
export const password = z.string().check(z.minLength(shortestPassword), z.maxLength(200))

/** An e-mail address as it is typed. */
export const email = z.email().check(z.maxLength(254))

/** A first or last name, without the spaces around it. */
export const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))

/** The two passwords of a form are equal; the fault is the confirmation's. */
export const samePasswords = z.refine<{ password: string; password_confirmation: string }>(
  (form) => form.password === form.password_confirmation,
  { path: ['password_confirmation'], params: { kind: 'mismatch' } },
)
