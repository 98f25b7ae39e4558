import type { Database } from '../platform/db/client.ts'

/**
 * Lets every insert and change of rows that meet a condition fail, as a bad row would: `new.id = '…'`. Returns a function that ends it.
 */
export async function refuseRow(
  db: Database,
  table: string,
  condition: string,
): Promise<() => Promise<void>> {
  const name = `refuse_${table}`
  await db.pool.query(`
    create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'bad row'; end $$;
    create trigger ${name} before insert or update on ${table} for each row when (${condition}) execute function ${name}()`)
  return async () => void (await db.pool.query(`drop function if exists ${name}() cascade`))
}
