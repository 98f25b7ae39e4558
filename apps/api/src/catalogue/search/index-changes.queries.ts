import { advisoryLocks } from '../../platform/db/advisory-locks.ts'
import { sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'

/** A changed row whose texts are in the index; of a category or educator all their products are. */
export type IndexChange = { kind: string; id: string }

/** Waits until no other transaction writes to the search index. Only jobs may take this lock, never a request. */
export async function lockSearchIndex(db: Connection): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.searchIndex})`)
}

/** Removes the `limit` oldest changes from the queue and returns them, each once. */
export async function dequeueChanges(db: Connection, limit: number): Promise<IndexChange[]> {
  const { rows } = await db.execute<IndexChange>(sql`
    with dequeued as (
      delete from search_changes where id in (select id from search_changes order by id limit ${limit})
      returning kind, thing_id
    )
    select distinct kind, thing_id as id from dequeued`)
  return rows
}

/** Queues what contains the name of the given categories and educators. */
export async function queueDependents(
  db: Connection,
  categoryIds: string[],
  educatorIds: string[],
): Promise<void> {
  const [categories, educators] = [sql.param(categoryIds), sql.param(educatorIds)]
  await db.execute(sql`
    insert into search_changes (kind, thing_id)
    select 'course', id from courses where category_id = any(${categories}::uuid[])
    union all select 'program', id from programs where category_id = any(${categories}::uuid[])
    union all select 'live-masterclass', id from live_masterclasses where category_id = any(${categories}::uuid[])
    union all select 'online-masterclass', id from online_masterclasses where category_id = any(${categories}::uuid[])
    union all select 'live-masterclass', live_masterclass_id from live_masterclass_educators
      where user_id = any(${educators}::uuid[])
    union all select 'online-masterclass', online_masterclass_id from online_masterclass_educators
      where user_id = any(${educators}::uuid[])`)
}

/** The ids of the programs that contain one of the courses. */
export async function programIdsWith(db: Connection, courseIds: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct program_id as id from program_courses where course_id = any(${sql.param(courseIds)}::uuid[])`,
  )
  return rows.map(({ id }) => id)
}

/** Writes the entries of products from their current texts. Deleted products are removed. */
export async function refreshEntries(db: Connection, kind: string, ids: string[]): Promise<void> {
  await db.execute(sql`select refresh_search(${kind}, ${sql.param(ids)}::uuid[])`)
}

/** Whether changes or counted sales are waiting. */
export async function hasPendingWork(db: Connection): Promise<boolean> {
  const { rows } = await db.execute<{ pending: boolean }>(
    sql`select exists (select from search_changes) or exists (select from popularity_events) as pending`,
  )
  return rows[0]?.pending === true
}
