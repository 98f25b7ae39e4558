import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, timestamptz } from './columns.ts'

/** Promotional codes: a percentage or an amount in cents, a period, and a maximum number of uses; null is unlimited. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: id(),
    code: text('code').notNull().unique(),
    kind: text('kind', { enum: ['percent', 'amount'] }).notNull(),
    value: integer('value').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    totalUses: integer('total_uses'),
    usesPerPerson: integer('uses_per_person'),
    timesUsed: integer('times_used').notNull().default(0),
  },
  (code) => [
    check(
      'promo_codes_value',
      sql`${code.value} > 0 and (${code.kind} <> 'percent' or ${code.value} <= 100)`,
    ),
    check('promo_codes_order', sql`${code.endsAt} > ${code.startsAt}`),
  ],
)
