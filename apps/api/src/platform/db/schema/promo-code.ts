import { check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '../drizzle.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { courses } from './course.ts'
import { liveMasterclasses } from './live-masterclass.ts'
import { onlineMasterclasses } from './online-masterclass.ts'
import { programs } from './program.ts'

/** What a code takes off: a share of the price, or cents. */
export const promoCodeKinds = ['percent', 'amount'] as const

/** Series of promotional codes that each serve once (PROMO-11). */
export const promoCodeSeries = pgTable('promo_code_series', {
  id: id(),
  /** What its codes begin with. */
  prefix: text('prefix').notNull(),
  createdAt: createdAt(),
})

/** Promotional codes: a percentage or an amount in cents, a period, and a maximum number of uses; null is unlimited. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: id(),
    code: text('code').notNull(),
    kind: text('kind', { enum: promoCodeKinds }).notNull(),
    value: integer('value').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at'),
    totalUses: integer('total_uses'),
    usesPerPerson: integer('uses_per_person'),
    timesUsed: integer('times_used').notNull().default(0),
    /** Since when it is switched off (PROMO-9). */
    retiredAt: timestamptz('retired_at'),
    seriesId: uuid('series_id').references(() => promoCodeSeries.id),
    createdAt: createdAt(),
  },
  (code) => [
    // Upper and lower case are the same code (PROMO-8).
    uniqueIndex('promo_codes_code').on(sql`upper(${code.code})`),
    index('promo_codes_series').on(code.seriesId),
    check(
      'promo_codes_value',
      sql`${code.value} > 0 and (${code.kind} <> 'percent' or ${code.value} <= 100)`,
    ),
    check('promo_codes_order', sql`${code.endsAt} > ${code.startsAt}`),
  ],
)

/** What a promotional code is limited to. One without rows applies to everything (PROMO-5). */
export const promoCodeProducts = pgTable(
  'promo_code_products',
  {
    id: id(),
    promoCodeId: uuid('promo_code_id')
      .notNull()
      .references(() => promoCodes.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'cascade' }),
    programId: uuid('program_id').references(() => programs.id, { onDelete: 'cascade' }),
    onlineMasterclassId: uuid('online_masterclass_id').references(() => onlineMasterclasses.id, {
      onDelete: 'cascade',
    }),
    /** Its tickets and packages. */
    liveMasterclassId: uuid('live_masterclass_id').references(() => liveMasterclasses.id, {
      onDelete: 'cascade',
    }),
  },
  (product) => [
    index('promo_code_products_code').on(product.promoCodeId),
    index('promo_code_products_course').on(product.courseId),
    index('promo_code_products_program').on(product.programId),
    index('promo_code_products_online_masterclass').on(product.onlineMasterclassId),
    index('promo_code_products_live_masterclass').on(product.liveMasterclassId),
    check(
      'promo_code_products_one_thing',
      sql`num_nonnulls(${product.courseId}, ${product.programId}, ${product.onlineMasterclassId},
      ${product.liveMasterclassId}) = 1`,
    ),
  ],
)
