import { bigint, index, integer, pgTable, varchar } from '../drizzle.ts'

/** Counters of rate-limiter-flexible, in the columns it expects; `expire` is in milliseconds since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (limit) => [index('rate_limits_expire').on(limit.expire)],
)
