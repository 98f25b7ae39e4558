import * as z from 'zod/mini'
import { maxAddressLength, maxFullNameLength } from '../identity/identity-rules.ts'
import { nameText } from '../platform/name-text.ts'
import { addressText, lineText, numberText } from '../platform/text-fields.ts'

const countryCodeFormat = z.refine<string>((text) => /^[A-Z]{2}$/.test(text), {
  params: { kind: 'country' },
})

/** Who an invoice is to be addressed to. The postal address can be empty where an invoice does not need it (INVOICE-11). */
export const billingForm = z.object({
  full_name: nameText(maxFullNameLength),
  company: z._default(z.nullable(lineText(120)), null),
  address: z._default(addressText(maxAddressLength), ''),
  postal_code: z._default(numberText(20), ''),
  city: z._default(lineText(80), ''),
  /** ISO 3166-1 alpha-2 code. */
  country: z.string().check(z.toUpperCase(), countryCodeFormat, z.maxLength(2)),
  vat_number: z._default(z.nullable(numberText(20)), null),
})

/** Who an invoice is addressed to. What of the postal address was not given is empty. */
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
