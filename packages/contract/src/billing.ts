import * as z from 'zod/mini'
import { maxAddressLength, maxFullNameLength } from './business-rules.ts'
import { nameText } from './name-text.ts'

const countryCodeFormat = z.refine<string>((text) => /^[A-Z]{2}$/.test(text), {
  params: { kind: 'country' },
})
const optionalText = (maxLength: number) =>
  z._default(z.nullable(z.string().check(z.trim(), z.maxLength(maxLength))), null)

/** Who an invoice is to be addressed to. */
export const billingForm = z.object({
  full_name: nameText(maxFullNameLength),
  company: optionalText(120),
  address: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxAddressLength)),
  postal_code: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  city: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  /** ISO 3166-1 alpha-2 code. */
  country: z.string().check(z.toUpperCase(), countryCodeFormat),
  vat_number: optionalText(20),
})

/** Who an invoice is addressed to. */
export const billing = z.object({
  full_name: z.string(),
  company: z.nullable(z.string()),
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2 code. */
  country: z.string(),
  vat_number: z.nullable(z.string()),
})

export type Billing = z.infer<typeof billing>
