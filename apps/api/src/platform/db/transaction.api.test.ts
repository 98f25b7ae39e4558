import { once } from 'node:events'
import { Socket } from 'node:net'
import { eq, sql } from './drizzle.ts'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { openDatabase } from './client.ts'
import { makeUser } from './factories/user.ts'
import { users } from './schema/user.ts'
import { settleAll } from './settle-all.ts'

const { db } = await openTestApp()
const url = db.pool.options.connectionString ?? ''

async function emailOf(id: string): Promise<string | undefined> {
  const [row] = await db().select({ email: users.email }).from(users).where(eq(users.id, id))
  return row?.email
}

test('statements that are started at once see what those before them wrote, and return their own results', async () => {
  const { id, email } = await makeUser(db)
  const read = () => db().select({ email: users.email }).from(users).where(eq(users.id, id)).execute()
  const change = () =>
    db()
      .update(users)
      .set({ email: `${id}@example.com` })
      .where(eq(users.id, id))
      .execute()
  const [before, , after] = await db.transaction(() => settleAll([read(), change(), read()]))
  expect([before, after]).toEqual([[{ email }], [{ email: `${id}@example.com` }]])
})

test('work that was started with a statement that fails changes nothing, and the first error is thrown', async () => {
  const { id, email } = await makeUser(db)
  const goOn = async () => {
    await db().execute(sql`select 1`)
    await db()
      .update(users)
      .set({ email: `${id}@example.com` })
      .where(eq(users.id, id))
  }
  const transaction = db.transaction(() =>
    settleAll([goOn(), Promise.reject(new Error('refused')), db().execute(sql`select 1 / 0`)]),
  )
  await expect(transaction).rejects.toThrow('refused')
  // The connection is used again.
  await db.transaction(() => db().execute(sql`select 1`))
  expect(await emailOf(id)).toBe(email)
})

test('a query that is given to `settleAll` runs once', async () => {
  const { id } = await makeUser(db)
  const count = db()
    .update(users)
    .set({ about: sql`coalesce(${users.about}, '') || 'x'` })
    .where(eq(users.id, id))
  await db.transaction(() => settleAll([count]))
  const [row] = await db().select({ about: users.about }).from(users).where(eq(users.id, id))
  expect(row?.about).toBe('x')
})

test('statements that are started at once are sent with the begin, before anything is answered', async () => {
  const other = openDatabase(url, { connections: 1 })
  const sockets: Socket[] = []
  other.pool.on('connect', (client) => {
    if (client instanceof pg.Client && client.connection.stream instanceof Socket)
      sockets.push(client.connection.stream)
  })
  await other().execute(sql`select 1`)
  const [socket] = sockets
  if (!socket) throw new Error('there is no connection')
  await other.transaction(async () => {
    const sentAtFirstAnswer = once(socket, 'data').then(() => socket.bytesWritten)
    const results = await settleAll([
      other().execute(sql`select 1 as one`),
      other().execute(sql`select 2 as two`),
      other().execute(sql`select 3 as three`),
    ])
    expect(results.flatMap(({ rows }) => rows)).toEqual([{ one: 1 }, { two: 2 }, { three: 3 }])
    expect(await sentAtFirstAnswer).toBe(socket.bytesWritten)
  })
  await other.close()
})

test('nothing of a transaction is stored if it could not begin', async () => {
  const other = openDatabase(url, { connections: 1 })
  const { id, email } = await makeUser(db)
  other.pool.on('connect', (client) => {
    const { query } = client
    Reflect.set(client, 'query', (statement: unknown, ...rest: unknown[]): unknown =>
      Reflect.apply(query, client, [statement === 'begin' ? 'begin nothing' : statement, ...rest]),
    )
  })
  const transaction = other.transaction(async () => {
    await other().execute(sql`select 1`)
    await other()
      .update(users)
      .set({ email: `${id}@example.com` })
      .where(eq(users.id, id))
  })
  await expect(transaction).rejects.toThrow()
  expect(await emailOf(id)).toBe(email)
  await other.close()
})

test('a transaction whose connection is lost fails, and the next one works', async () => {
  const other = openDatabase(url, { connections: 1 })
  const transaction = other.transaction(async () => {
    const { rows } = await other().execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db().execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await other().execute(sql`select 1`)
  })
  await expect(transaction).rejects.toThrow()
  const { rows } = await other.transaction(() => other().execute<{ one: number }>(sql`select 1 as one`))
  expect(rows).toEqual([{ one: 1 }])
  await other.close()
})
