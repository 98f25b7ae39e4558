import { eq, sql } from './drizzle.ts'
import { expect, test } from 'vitest'
import { constantSql } from './constant-sql.ts'
import { orders } from './schema/order.ts'

test('refuses an expression with parameters, whose values would be lost', () => {
  expect(() => constantSql(sql`select 1 where ${eq(orders.number, 'AB')}`)).toThrow('1 parameters')
})
