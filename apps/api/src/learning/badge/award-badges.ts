import { timeZoneOf } from '../../identity/user/time-zone.queries.ts'
import type { Services } from '../../platform/services.ts'
import { countLearning, insertEarnedBadges } from './badge.queries.ts'
import { earnedBadges } from './badge.rules.ts'

type BadgeServices = Pick<Services, 'db' | 'clock' | 'notifications'>

/** Awards the badges a person has earned by learning, each once (BADGE-1). The person must be locked. */
export async function awardBadges(
  { db, clock, notifications }: BadgeServices,
  userId: string,
): Promise<void> {
  const slugs = earnedBadges(
    await countLearning(db(), { id: userId, timeZone: await timeZoneOf(db(), userId) }),
  )
  if (slugs.length === 0) return
  const awarded = await insertEarnedBadges(db(), { userId, slugs, now: clock() })
  for (const { badgeId } of awarded) {
    await notifications.send({ userId, kind: 'badge-awarded', subject: { type: 'badge', id: badgeId } })
  }
}
