import { lockSeatsOfEvents } from '../checkout/seats.queries.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import { settleWaitlist, type WaitlistServices } from './settle-waitlist.ts'
import { listUnsettledEvents } from './waitlist-event.queries.ts'
import { updateWaitlist, updateWaitlists } from './waitlist.jobs.ts'

/** Runs `updateWaitlist`. */
export function updateWaitlistHandler(services: WaitlistServices): JobHandler {
  return handleJob(updateWaitlist, ({ eventId }) => update(services, eventId))
}

/** Runs `updateWaitlists`. */
export function updateWaitlistsHandler(services: WaitlistServices): JobHandler {
  const { db, clock } = services
  return handleJob(updateWaitlists, async () => {
    for (const eventId of await listUnsettledEvents(db(), clock())) await update(services, eventId)
  })
}

function update(services: WaitlistServices, eventId: string): Promise<void> {
  const { db } = services
  return db.transaction(async () => {
    await lockSeatsOfEvents(db(), [eventId])
    await settleWaitlist(services, eventId)
  })
}
