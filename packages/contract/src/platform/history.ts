import * as z from 'zod/mini'
import { defineEndpoints } from './define-endpoints.ts'
import { memberRoles } from './permission.ts'
import { pageSizes } from './platform-rules.ts'
import { calendarDay, id, timestamp } from './primitives.ts'
import { keysetPaging } from './query.ts'
import { fileResponse, list } from './response.ts'

/** A field that differs; a null side is empty. */
export const historyChange = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** Whether its values are secrets, which are not shown. */
  is_secret: z.boolean(),
})

/** Something that somebody changed (AUDIT-1). */
export const historyEntry = z.object({
  id,
  at: timestamp,
  /** Null for a job; the name is null once the person is deleted. */
  actor: z.nullable(z.object({ id, full_name: z.nullable(z.string()) })),
  /** The role at that time. */
  role: z.enum([...memberRoles, 'system']),
  /** `noun.verb`, such as `order.refund`. */
  action: z.string(),
  /** What was changed; the name is null if it has none or is gone. */
  subject: z.object({ type: z.string(), id, name: z.nullable(z.string()) }),
  /** Where it was done, as the user agent says; null for a job, and if it is not known. */
  device: z.nullable(z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) })),
  changes: z.array(historyChange),
})

const noun = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40))

const filters = {
  /** Who made the changes. */
  actor: z.optional(id),
  /** What was changed: both parts, or the type alone. */
  subject_type: z.optional(noun),
  subject_id: z.optional(id),
  /** The noun of the action. */
  kind: z.optional(noun),
  /** The first and the last day (UTC). */
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
}

export type HistoryChange = z.infer<typeof historyChange>
export type HistoryEntry = z.infer<typeof historyEntry>

/** The record of who changed what (AUDIT-2). */
export const historyEndpoints = defineEndpoints('history', {
  list: {
    method: 'GET',
    path: '/staff/history',
    summary: 'What was changed, by whom, the newest first',
    permission: 'history.read',
    query: z.object({ ...keysetPaging(pageSizes.profile), ...filters }),
    response: list(historyEntry),
  },
  csv: {
    method: 'GET',
    path: '/staff/history.csv',
    summary: 'The same as CSV',
    permission: 'history.export',
    query: z.object(filters),
    response: fileResponse,
  },
})
