import { lockSeatsOfEvents } from '../seat/seats.queries.ts'
import { forEachIndependently } from '../../platform/jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { settleWaitlist, type WaitlistServices } from './settle-waitlist.ts'
import { listUnsettledEvents } from './waitlist-event.queries.ts'
import { updateWaitlist, updateWaitlists } from './waitlist.jobs.ts'

export function updateWaitlistHandler(services: WaitlistServices): JobHandler {
  return handleJob(updateWaitlist, ({ eventId }) => update(services, eventId))
}

export function updateWaitlistsHandler(services: WaitlistServices & Pick<Services, 'logger'>): JobHandler {
  const { db, clock, logger } = services
  return handleJob(updateWaitlists, async () => {
    await forEachIndependently(
      await listUnsettledEvents(db(), clock()),
      (eventId) => update(services, eventId),
      {
        logger,
        describe: (event) => ({ event }),
      },
    )
  })
}

function update(services: WaitlistServices, eventId: string): Promise<void> {
  const { db } = services
  return db.transaction(async () => {
    await lockSeatsOfEvents(db(), [eventId])
    await settleWaitlist(services, eventId)
  })
}
