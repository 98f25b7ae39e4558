import * as z from 'zod/mini'
import { maxEmailLength, maxPasswordLength, maxPhoneLength, minPasswordLength } from './identity-rules.ts'
import { cleanCode, normalText } from '../platform/clean-text.ts'
import { cleanEmail, emailPattern } from '../platform/email-address.ts'

const passwordLength = [z.minLength(minPasswordLength), z.maxLength(maxPasswordLength)] as const

/** A new password, not trimmed and in Unicode NFC, because keyboards write the same letter differently: 8 to 200 characters (LIMIT-1). */
export const password = z.string().check(z.overwrite(normalText), ...passwordLength)

/** A password that was chosen before, as it was typed: an old one may have been stored in another form (AUTH-17). */
export const currentPassword = z.string().check(...passwordLength)

/** An e-mail address, also at an internationalised domain; in the form of `cleanEmail`. */
export const email = z
  .string()
  .check(z.overwrite(cleanEmail), z.email({ pattern: emailPattern }), z.maxLength(maxEmailLength))

const phonePattern = /^\(?\+?(?=(?:\D*\d){5})[\d ()[\]./-]+(?:[ ,;]*(?:\p{L}{1,12}\.?:?|#) ?\d{1,8})?$/u

/** A phone number as people write it: at least five digits, + before the country, separators, and an extension such as `x12`. */
export const phone = z.string().check(
  z.overwrite(cleanCode),
  z.maxLength(maxPhoneLength),
  z.refine<string>((text) => phonePattern.test(text), { params: { kind: 'phone' } }),
)

/** Checks that the two passwords are equal; the error belongs to the confirmation. */
export const samePasswords = z.refine<{ password: string; password_confirmation: string }>(
  (form) => form.password === form.password_confirmation,
  { path: ['password_confirmation'], params: { kind: 'mismatch' } },
)

/** The opaque token at the end of a mailed link. */
export const mailedToken = z.string().check(z.minLength(1), z.maxLength(200))
