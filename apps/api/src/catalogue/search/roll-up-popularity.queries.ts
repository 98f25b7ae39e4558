import { sql } from '../../platform/db/drizzle.ts'
import type { Database } from '../../platform/db/client.ts'
import { lockSearchIndex } from './index-changes.queries.ts'

// A transaction stays short, however many sales are waiting.
const maxEvents = 5000

/** Adds the counted sales to the popularity of their products, there and in the search index. A job. */
export async function rollUpPopularity(db: Database): Promise<void> {
  let counted = maxEvents
  while (counted === maxEvents) counted = await db.transaction(() => rollUpBatch(db))
}

async function rollUpBatch(db: Database): Promise<number> {
  await lockSearchIndex(db())
  const { rows } = await db().execute<{ counted: number }>(sql`
    with counted as (
      delete from popularity_events
      where id in (select id from popularity_events order by id limit ${maxEvents})
      returning kind, product_id
    ),
    sales as (select kind, product_id, count(*)::int as number from counted group by kind, product_id),
    changed as (
      update product_popularity set score = score + sales.number from sales
      where product_popularity.kind = sales.kind and product_popularity.product_id = sales.product_id
      returning product_popularity.kind, product_popularity.product_id, score
    ),
    entries as (
      update search_entries set popularity = changed.score from changed
      where search_entries.kind = changed.kind and thing_id = changed.product_id
    )
    select count(*)::int as counted from counted`)
  return rows[0]?.counted ?? 0
}
