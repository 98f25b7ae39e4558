import { bigint, desc, index, integer, pgTable, primaryKey, text, uuid } from '../drizzle.ts'

/** The types of products whose popularity is counted: those sold with access. */
export type PopularityKind = 'course' | 'program' | 'online-masterclass'

const product = () => ({
  kind: text('kind').$type<PopularityKind>().notNull(),
  productId: uuid('product_id').notNull(),
})

/**
 * The popularity of each product, by which lists and search results are ordered. A trigger adds a row for a new product and removes it when the
 * product is deleted.
 */
export const productPopularity = pgTable(
  'product_popularity',
  { ...product(), score: integer('score').notNull().default(0) },
  (row) => [
    primaryKey({ columns: [row.kind, row.productId] }),
    index('product_popularity_order').on(row.kind, desc(row.score), row.productId),
  ],
)

/**
 * Sales not yet added to `product_popularity`. Each sale inserts a row: updating a shared counter would make concurrent orders wait
 * for one another.
 */
export const popularityEvents = pgTable('popularity_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ...product(),
})
