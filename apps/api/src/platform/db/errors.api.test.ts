import { inspect } from 'node:util'
import { sql } from './drizzle.ts'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { redactError } from './errors.ts'

const { db } = await openTestApp()

test('redactError() reduces a failed query to its reason, without statement and parameters', async () => {
  const secret = 'a perfectly good one'
  const error: unknown = await db()
    .execute(sql`select * from nowhere where password = ${secret}`)
    .catch((thrown: unknown) => thrown)
  expect(inspect(error)).toContain(secret)
  const output = inspect(redactError(error), { depth: Infinity, showHidden: true })
  expect(output).toContain('relation "nowhere" does not exist')
  expect(output).toContain('42P01')
  expect(output).not.toContain(secret)
})

test('redactError() returns any other error unchanged', () => {
  const error = new Error('no room')
  expect(redactError(error)).toBe(error)
})
