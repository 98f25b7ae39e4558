import { eq, sql } from './drizzle.ts'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { makeUser } from './factories/user.ts'
import { preparedOnce } from './prepared.ts'
import { users } from './schema/user.ts'

const { db } = await openTestApp()

let preparations = 0
const emailOf = preparedOnce('test-email-of', (connection, name) => {
  preparations += 1
  return connection
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(name)
})

test('a statement is prepared once, and runs in the current transaction', async () => {
  const { id, email } = await makeUser(db)
  const read = () => emailOf(db()).execute({ id })
  const changed = `${id}@example.com`
  const rolledBack = db.transaction(async () => {
    await db().update(users).set({ email: changed }).where(eq(users.id, id))
    expect(await read()).toEqual([{ email: changed }])
    throw new Error('roll back')
  })
  await expect(rolledBack).rejects.toThrow('roll back')
  expect(await read()).toEqual([{ email }])
  expect(await db.transaction(read)).toEqual([{ email }])
  expect(preparations).toBe(1)
})
