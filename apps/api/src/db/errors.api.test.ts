import { inspect } from 'node:util'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { redactError } from './errors.ts'

const { db } = await openTestApp()

test('a query that failed is told by its reason, without what was asked', async () => {
  const secret = 'a perfectly good one'
  const error: unknown = await db()
    .execute(sql`select * from nowhere where password = ${secret}`)
    .catch((thrown: unknown) => thrown)
  expect(inspect(error)).toContain(secret)
  const told = inspect(redactError(error), { depth: Infinity, showHidden: true })
  expect(told).toContain('relation "nowhere" does not exist')
  expect(told).toContain('42P01')
  expect(told).not.toContain(secret)
})

test('any other error is told as it is', () => {
  const error = new Error('no room')
  expect(redactError(error)).toBe(error)
})
