import { and, type Column, desc, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { preparedInsert } from '../../platform/db/prepared-write.ts'
import {
  popularityEvents,
  productPopularity,
  type PopularityKind,
} from '../../platform/db/schema/popularity.ts'

/** Joins the popularity of the products of one kind; see `byPopularity`. */
export function hasPopularity(kind: PopularityKind, id: Column): SQL | undefined {
  return and(eq(productPopularity.kind, inlined(kind)), eq(productPopularity.productId, id))
}

/** The order of `groups=popular`; served by an index. Needs the join with `hasPopularity`. */
export function byPopularity(): SQL[] {
  return [desc(productPopularity.score), sql`${productPopularity.productId}`]
}

/** The popularity of the product of a row, as a subselect. */
export function popularityOf(kind: PopularityKind, id: Column): SQL {
  return sql`(select ${productPopularity.score} from ${productPopularity} where ${hasPopularity(kind, id)})`
}

const saleInsert = preparedInsert('insert-sale', popularityEvents, (db, values, name) =>
  db.insert(popularityEvents).values(values).prepare(name),
)

/**
 * Counts a sale of a product. It inserts a row, so that concurrent orders of a product do not wait for one another;
 * `rollUpPopularity` adds it to the popularity.
 */
export async function countSale(db: Connection, kind: PopularityKind, productId: string): Promise<void> {
  await saleInsert(db, [{ kind, productId }])
}

/** Sets the popularity of products, for sample and test data. */
export async function setPopularity(
  db: Connection,
  rows: (typeof productPopularity.$inferInsert)[],
): Promise<void> {
  await db
    .insert(productPopularity)
    .values(rows)
    .onConflictDoUpdate({
      target: [productPopularity.kind, productPopularity.productId],
      set: { score: sql`excluded.score` },
    })
}

// So that the planner knows the kind in a generic plan too.
function inlined(kind: PopularityKind): SQL {
  return sql.raw(`'${kind}'`)
}
