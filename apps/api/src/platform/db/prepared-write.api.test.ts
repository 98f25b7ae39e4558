import { randomUUID } from 'node:crypto'
import { eq, sql } from './drizzle.ts'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { makeUser } from './factories/user.ts'
import { preparedInsert, preparedUpdate } from './prepared-write.ts'
import { notifications } from './schema/notification.ts'
import { users } from './schema/user.ts'

const { db } = await openTestApp()
const { id: userId } = await makeUser(db)
afterAll(() => db().delete(notifications).where(eq(notifications.userId, userId)))

let preparations = 0
const insert = preparedInsert('test-insert', notifications, (connection, values, name) => {
  preparations += 1
  return connection.insert(notifications).values(values).returning().prepare(name)
})
const update = preparedUpdate('test-update', users, (connection, values, name) =>
  connection
    .update(users)
    .set(values)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare(name),
)

function newNotification(name: string) {
  const createdAt = new Date('2026-03-01T09:00:00Z')
  return {
    userId,
    kind: 'order-paid' as const,
    subjectType: 'order',
    subjectId: randomUUID(),
    data: { name },
    createdAt,
  }
}

test('rows with the same columns are inserted by one statement, with the values of each', async () => {
  preparations = 0
  const readAt = new Date('2026-03-01T10:00:00.123Z')
  const [first] = await insert(db(), [{ ...newNotification('a'), readAt }])
  const [second] = await insert(db(), [{ ...newNotification('b'), readAt: null }])
  expect(first).toMatchObject({ data: { name: 'a' }, readAt })
  expect(second).toMatchObject({ data: { name: 'b' }, readAt: null })
  expect(preparations).toBe(1)
})

test('a value that is undefined is the default of its column', async () => {
  const [row] = await insert(db(), [{ ...newNotification('c'), id: undefined, data: undefined }])
  expect(row?.id).toMatch(/^[\da-f-]{36}$/)
  expect(row?.data).toEqual({})
})

test('any number of rows is inserted, of more than four without storing the statement', async () => {
  const subjects = ['d', 'e', 'f', 'g', 'h']
  await insert(db(), subjects.slice(0, 2).map(newNotification))
  preparations = 0
  for (const time of [1, 2]) {
    await insert(
      db(),
      subjects.map((subject) => newNotification(`many-${subject}-${time}`)),
    )
  }
  expect(preparations).toBe(2)
  const stored = await db()
    .select()
    .from(notifications)
    .where(sql`${notifications.data} ->> 'name' like 'many-%'`)
  expect(stored).toHaveLength(10)
  expect(new Set(stored.map(({ data }) => data['name']))).toEqual(
    new Set(subjects.flatMap((subject) => [`many-${subject}-1`, `many-${subject}-2`])),
  )
})

test('an update changes the given columns, and a null of JSON is a null of SQL', async () => {
  await update(db(), { firstName: 'Ana', aboutTranslations: null }, { userId })
  await update(db(), { lastName: 'Costa' }, { userId })
  const [row] = await db()
    .select({ user: users, isNull: sql<boolean>`${users.aboutTranslations} is null` })
    .from(users)
    .where(eq(users.id, userId))
  expect(row?.user).toMatchObject({ firstName: 'Ana', lastName: 'Costa' })
  expect(row?.isNull).toBe(true)
})
