import { textStates } from '@chignon/contract/community/text-state'
import { customType, integer, jsonb, sql, text, timestamp, uuid } from '../drizzle.ts'
import { locales } from '@chignon/contract/platform/locale'
import type { Localized } from '@chignon/contract/platform/localized'

/** A text that is compared case-insensitively. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/** Bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Disjoint ranges of integers, which PostgreSQL merges and sorts, as text: `{[0,10),[20,30)}`. */
export const int4multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/** The primary key: a UUID. */
export const id = () => uuid('id').primaryKey().defaultRandom()

/** The readable identifier in a URL, unique within its table. */
export const slug = () => text('slug').notNull().unique()

/** A text in one language or several; `inLocale` selects one of them (LOCALE-5). */
export const localized = (name: string) => jsonb(name).$type<Localized>().notNull()

/** A list of such texts. */
export const localizedList = (name: string) => jsonb(name).$type<Localized[]>().notNull()

/** A time, stored as timestamptz. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** When the row was created. */
export const createdAt = () => timestamptz('created_at').notNull().defaultNow()

/** When the row was last changed. */
export const updatedAt = () =>
  timestamptz('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`)

/** When the row was published; null for a draft (DRAFT-1). A row is published when it is created unless null is given. */
export const publishedAt = () => timestamptz('published_at').defaultNow()

/** The position in a list, from 1. */
export const position = () => integer('position').notNull()

/** A price in cents and its currency. */
export const priceColumns = () => ({
  price: integer('price').notNull(),
  currency: text('currency').notNull().default('USD'),
})

/** A price that may be discounted. */
export const offerColumns = () => ({
  ...priceColumns(),
  discountedPrice: integer('discounted_price'),
})

/** The columns of all products of the catalogue. */
export const catalogueColumns = () => ({
  id: id(),
  slug: slug(),
  name: localized('name'),
  summary: localized('summary'),
  description: localized('description'),
  previewUrl: text('preview_url'),
  createdAt: createdAt(),
  publishedAt: publishedAt(),
  updatedAt: updatedAt(),
})

/** Totals of the lessons of a product. Triggers on `lessons` update them. */
export const lessonTotalColumns = () => ({
  videoLessonCount: integer('video_lesson_count').notNull().default(0),
  freeLessonCount: integer('free_lesson_count').notNull().default(0),
  /** In seconds. */
  duration: integer('duration').notNull().default(0),
})

/** Whether a text of the community is shown (MODERATION-1). */
export const textState = () => text('state', { enum: textStates }).notNull().default('visible')

/** The language a text was written in, if it has translations; null for a text in one language (TEXT-6). */
export const originalLocale = () => text('original_locale', { enum: locales })

/** The people who were notified that a text mentions them (TEXT-5); null for a text that was never shown. */
export const notifiedIds = () =>
  uuid('notified_ids')
    .array()
    .default(sql`'{}'`)
