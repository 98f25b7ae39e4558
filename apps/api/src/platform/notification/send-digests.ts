import { randomUUID } from 'node:crypto'
import { chosenKinds, defaultDeliveries } from '@chignon/contract/platform/notification-kinds'
import { and, eq, gt, inArray, isNull, or } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { idIn } from '../db/id-filters.ts'
import { notifications, notificationSettings } from '../db/schema/notification.ts'
import { users } from '../db/schema/user.ts'
import { eachByItself, failTogether } from '../jobs/each-by-itself.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import type { Services } from '../http/services.ts'
import { sendDigests } from './digest.jobs.ts'

type DigestServices = Pick<Services, 'db' | 'clock' | 'mailer' | 'logger'>

// Older ones were not mailed because the person did not want it then.
const maxAgeMs = 3 * 24 * 60 * 60 * 1000

const dailyByDefault = chosenKinds.filter((kind) => defaultDeliveries[kind] === 'daily')

export function sendDigestsHandler(services: DigestServices): JobHandler {
  return handleJob(sendDigests, async () => {
    const { db, clock, logger } = services
    const waiting = await listWaiting(db(), new Date(clock().getTime() - maxAgeMs))
    const failures = await eachByItself(
      Map.groupBy(waiting, (row) => row.userId),
      ([userId, rows]) =>
        sendDigest(
          services,
          userId,
          rows.map(({ id }) => id),
        ),
      { logger, describe: ([user]) => ({ user }) },
    )
    failTogether(failures, 'digests could not be sent')
  })
}

function listWaiting(db: Connection, since: Date) {
  const isDaily = or(
    eq(notificationSettings.delivery, 'daily'),
    and(isNull(notificationSettings.delivery), inArray(notifications.kind, dailyByDefault)),
  )
  return db
    .select({ id: notifications.id, userId: notifications.userId })
    .from(notifications)
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.userId, notifications.userId),
        eq(notificationSettings.kind, notifications.kind),
      ),
    )
    .where(
      and(
        isNull(notifications.readAt),
        isNull(notifications.mailedAt),
        gt(notifications.createdAt, since),
        isDaily,
      ),
    )
}

function sendDigest({ db, clock, mailer }: DigestServices, userId: string, ids: string[]): Promise<void> {
  return db.transaction(async () => {
    const digestId = randomUUID()
    // Another run may have mailed some of them meanwhile.
    const taken = await db()
      .update(notifications)
      .set({ mailedAt: clock(), digestId })
      .where(and(idIn(notifications.id, ids), isNull(notifications.mailedAt)))
      .returning({ id: notifications.id })
    const [person] = await db().select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (taken.length === 0 || !person) return
    await mailer.enqueue({ kind: 'notification-digest', to: person.email, aboutId: digestId })
  })
}
