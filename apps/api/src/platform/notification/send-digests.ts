import { randomUUID } from 'node:crypto'
import { forEachIndependently, throwIfAnyFailed } from '../jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import type { Services } from '../http/services.ts'
import { sendDigests } from './digest.jobs.ts'
import { findEmailAddress } from '../person/person.queries.ts'
import { addToDigest, listWaiting } from './notification-mail.queries.ts'

type DigestServices = Pick<Services, 'db' | 'clock' | 'mailer' | 'logger'>

// Older ones were not mailed because mails were switched off then.
const maxAgeMs = 3 * 24 * 60 * 60 * 1000

export function sendDigestsHandler(services: DigestServices): JobHandler {
  return handleJob(sendDigests, async () => {
    const { db, clock, logger } = services
    const waiting = await listWaiting(db(), new Date(clock().getTime() - maxAgeMs))
    const failures = await forEachIndependently(
      Map.groupBy(waiting, (row) => row.userId),
      ([userId, rows]) =>
        sendDigest(
          services,
          userId,
          rows.map(({ id }) => id),
        ),
      { logger, describe: ([user]) => ({ user }) },
    )
    throwIfAnyFailed(failures, 'digests could not be sent')
  })
}

function sendDigest({ db, clock, mailer }: DigestServices, userId: string, ids: string[]): Promise<void> {
  return db.transaction(async () => {
    const digestId = randomUUID()
    const isFilled = await addToDigest(db(), ids, { digestId, now: clock() })
    const address = await findEmailAddress(db(), userId)
    if (!isFilled || address === undefined) return
    await mailer.enqueue({ kind: 'notification-digest', to: address, aboutId: digestId })
  })
}
