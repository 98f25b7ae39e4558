import { pgTable, text, unique, uuid } from '../drizzle.ts'
import { createdAt, id } from './columns.ts'

/**
 * The idempotency keys of calls that have had their effect, so that repeating one has no other (ORDER-5). `actor_id` references nothing, as
 * in the audit log.
 */
export const callKeys = pgTable(
  'call_keys',
  {
    id: id(),
    actorId: uuid('actor_id').notNull(),
    key: text('key').notNull(),
    /** The call with its params and body, to detect another call with the same key. */
    digest: text('digest').notNull(),
    createdAt: createdAt(),
  },
  (call) => [unique('call_keys_once').on(call.actorId, call.key)],
)
