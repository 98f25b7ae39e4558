import * as z from 'zod/mini'

/** An identifier: a UUID. */
export const id = z.uuid()

/** A readable address: lower-case letters, digits and hyphens. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** An amount of money in cents of its `currency`. */
export const cents = z.int().check(z.gte(0))

/** An ISO 4217 code; the academy sells in USD (specification §9). */
export const currency = z.string().check(z.length(3))

/** A moment: RFC 3339, UTC. */
export const timestamp = z.iso.datetime()

/** A duration in seconds. */
export const seconds = z.int().check(z.gte(0))

/** Where a picture is; null where the owner gave none and a cover is drawn from the slug. */
export const previewUrl = z.nullable(z.string())

/** A thing that has a name: the shape of every base list. */
export const named = z.object({ id, slug, name: z.string() })

export type Named = z.infer<typeof named>

/** What everything sold carries, and how it stands with the viewer (specification §3, §4). */
export const offer = {
  price: cents,
  discounted_price: z.nullable(cents),
  currency,
  is_bought: z.boolean(),
  has_expired: z.boolean(),
  remaining_days: z.nullable(z.int()),
}
