import { sql } from 'drizzle-orm'
import { customType, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '@chignon/contract/locale'

/** A text in each of the seven languages. */
export type Localized = Record<Locale, string>

/** A text that is compared without regard to case. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/** Bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The primary key of everything: a UUID. */
export const id = () => uuid('id').primaryKey().defaultRandom()

/** The readable address, unique within its table. */
export const slug = () => text('slug').notNull().unique()

/** A text in seven languages; `inLocale` selects one of them. */
export const localized = (name: string) => jsonb(name).$type<Localized>().notNull()

/** A list of texts in seven languages. */
export const localizedList = (name: string) => jsonb(name).$type<Localized[]>().notNull()

/** A moment, stored as timestamptz. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** When the row was made. */
export const createdAt = () => moment('created_at').notNull().defaultNow()

/** When the row was last changed. */
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`)

/** Where something stands in its list; counts from 1. */
export const position = () => integer('position').notNull()

/** The columns of everything sold: prices in cents and their currency. */
export const offerColumns = () => ({
  price: integer('price').notNull(),
  discountedPrice: integer('discounted_price'),
  currency: text('currency').notNull().default('USD'),
})

/** What everything in the catalogue says of itself. */
export const catalogueColumns = () => ({
  id: id(),
  slug: slug(),
  name: localized('name'),
  summary: localized('summary'),
  description: localized('description'),
  previewUrl: text('preview_url'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
