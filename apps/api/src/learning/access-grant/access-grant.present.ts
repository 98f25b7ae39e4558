import type { AccessPeriod, AccessProductType, PersonAccess } from '@chignon/contract/learning/access-grant'
import { fullNameOf } from '../../platform/person/full-name.ts'
import type { FollowedRow, PeriodRow } from './person-access.queries.ts'

const day = 24 * 60 * 60 * 1000

/** Whose eyes: an educator sees no orders, and takes back only what they gave. */
export type PeriodViewer = { now: Date; educatorId: string | null }

/** Maps what a person follows of one kind. */
export function presentAccess(
  row: FollowedRow & { type: AccessProductType },
  periods: PeriodRow[],
  viewer: PeriodViewer,
): PersonAccess {
  const { type, id, slug, name, endsAt, lessonsDone, lessonsTotal, lastActiveAt } = row
  const left = (endsAt?.getTime() ?? 0) - viewer.now.getTime()
  return {
    product: { type, id, slug, name },
    ends_at: (endsAt ?? viewer.now).toISOString(),
    remaining_days: left > 0 ? Math.ceil(left / day) : null,
    progress: lessonsTotal === 0 ? 0 : Math.floor((lessonsDone / lessonsTotal) * 100),
    lessons_done: lessonsDone,
    lessons_total: lessonsTotal,
    last_active_at: lastActiveAt?.toISOString() ?? null,
    periods: periods
      .filter(({ access }) => [access.courseId, access.programId, access.onlineMasterclassId].includes(id))
      .map((period) => presentPeriod(period, viewer)),
  }
}

function presentPeriod({ access, order, giver }: PeriodRow, { now, educatorId }: PeriodViewer): AccessPeriod {
  const isGiven = access.orderLineId === null
  return {
    id: access.id,
    starts_at: access.startsAt.toISOString(),
    ends_at: access.endsAt.toISOString(),
    order: educatorId === null ? order : null,
    given_by: giver && { id: giver.id, full_name: fullNameOf(giver) },
    can_take_back: isGiven && access.endsAt > now && (educatorId === null || access.givenBy === educatorId),
  }
}
