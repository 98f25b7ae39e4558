import { fieldMessages } from '../../platform/http/field.messages.ts'
import type { Fail } from '../../platform/http/fail.ts'

/** The days of a list or an export; null is open. `until` is the first moment after it. */
export type Period = { from: Date | null; until: Date | null }

const dayMs = 24 * 60 * 60 * 1000

/** The period between a first and a last day (UTC). Ends the call with 422 if it ends before it begins. */
export function periodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  fail: Fail<'invalid'>,
): Period {
  const period = {
    from: from === undefined ? null : new Date(from),
    until: to === undefined ? null : new Date(Date.parse(to) + dayMs),
  }
  if (period.from && period.until && period.until <= period.from)
    fail(422, { errors: { to: [fieldMessages.format] } })
  return period
}
