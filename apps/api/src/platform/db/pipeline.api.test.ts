import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { openDatabase } from './client.ts'
import { sql } from './drizzle.ts'

const { db } = await openTestApp()

async function openConnection() {
  const other = openDatabase(db.pool.options.connectionString ?? '', { connections: 1 })
  const client = await other.pool.connect()
  onTestFinished(async () => {
    client.release()
    await other.close()
  })
  return client
}

test('statements that are started at once are answered in their order', async () => {
  const client = await openConnection()
  const answered: string[] = []
  const run = async (name: string, text: string) => {
    await client.query(text)
    answered.push(name)
  }
  await Promise.all([
    run('slow', 'select pg_sleep(0.05)'),
    run('create', 'create temp table numbers (number int)'),
    run('insert', 'insert into numbers values (1)'),
    run('read', 'select number from numbers'),
  ])
  expect(answered).toEqual(['slow', 'create', 'insert', 'read'])
})

test('a statement that fails outside of a transaction fails alone', async () => {
  const client = await openConnection()
  const results = await Promise.allSettled([
    client.query('select 1 as one'),
    client.query({ text: 'select 1 / $1::int', values: [0] }),
    client.query({ text: 'select nothing from nowhere' }),
    client.query({ text: 'select $1::int as four', values: [4] }),
  ])
  expect(results).toMatchObject([
    { value: { rows: [{ one: 1 }] } },
    { reason: { code: '22012' } },
    { reason: { code: '42P01' } },
    { value: { rows: [{ four: 4 }] } },
  ])
})

test('a statement that PostgreSQL could not parse is parsed again', async () => {
  const client = await openConnection()
  const read = () => client.query({ text: 'select number from later_created' })
  await expect(read()).rejects.toMatchObject({ code: '42P01' })
  await client.query('create temp table later_created as select 1 as number')
  expect(await read()).toMatchObject({ rows: [{ number: 1 }] })
})

test('after a statement that was cancelled, the one that was sent with it runs on the same connection', async () => {
  const client = await openConnection()
  const readPid = () => client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = (await readPid()).rows[0]?.pid
  const results = Promise.allSettled([client.query('select pg_sleep(60)'), readPid()])
  await vi.waitFor(async () => {
    const { rows } = await db().execute(
      sql`select from pg_stat_activity where pid = ${pid} and state = 'active' and query like '%pg_sleep%'`,
    )
    expect(rows).toHaveLength(1)
  })
  await db().execute(sql`select pg_cancel_backend(${pid})`)
  expect(await results).toMatchObject([{ reason: { code: '57014' } }, { value: { rows: [{ pid }] } }])
})

test('a notice is no answer of a statement', async () => {
  const client = await openConnection()
  const notices: (string | undefined)[] = []
  client.on('notice', ({ message }) => notices.push(message))
  const [, result] = await Promise.all([
    client.query("do $$ begin raise warning 'first'; end $$"),
    client.query('select 2 as two'),
  ])
  expect(notices).toEqual(['first'])
  expect(result.rows).toEqual([{ two: 2 }])
})
