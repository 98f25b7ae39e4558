import * as z from 'zod/mini'
import { locales } from './locale.ts'

/** An identifier: a UUID. */
export const id = z.uuid()

/** A readable address: lower-case letters, digits and hyphens. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** An amount of money in cents of its `currency`. */
export const cents = z.int().check(z.gte(0))

/** An ISO 4217 code; the academy sells in USD (PRICE-1). */
export const currency = z.string().check(z.length(3))

/** A point in time: RFC 3339, UTC. */
export const timestamp = z.iso.datetime()

/** A day of the calendar, such as `2027-03-15`. */
export const calendarDay = z.iso.date()

/** When something was published; null for a draft, which only educators see (DRAFT-1). */
export const publishedAt = z.nullable(timestamp)

/** The language of a row's name: the one requested, or the one it fell back to (LOCALE-5). */
export const textLocale = z.enum(locales)

/** The BCP 47 tag of any language, such as `de` or `pt-BR`. */
export const languageTag = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.maxLength(35), z.refine(isLanguageTag))

/** A duration in seconds (FORMAT-5). */
export const seconds = z.int().check(z.gte(0))

/** The address of a picture; null if a cover is drawn from the slug instead (PROFILE-5). */
export const previewUrl = z.nullable(z.string())

/** Id, slug and name: the shape of every base list. */
export const named = z.object({ id, slug, name: z.string() })

export type Named = z.infer<typeof named>

/** The price of something sold and the viewer's access to it (PRICE-2, ACCESS-4, ACCESS-5). */
export const offer = {
  price: cents,
  discounted_price: z.nullable(cents),
  currency,
  is_bought: z.boolean(),
  has_expired: z.boolean(),
  remaining_days: z.nullable(z.int()),
}

// The names of languages are looked up by tag, which fails for texts that only look like one, such as `de-de-de`.
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
