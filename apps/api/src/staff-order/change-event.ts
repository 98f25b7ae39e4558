import { refundEvent } from '../checkout/refund-event.jobs.ts'
import type { Fail } from '../http/fail.ts'
import type { Member } from '../http/viewer.ts'
import type { Services } from '../services.ts'
import { sendEventCancelled, sendEventPostponed } from '../ticket/ticket.mail.ts'
import { cancelTicketsOf, changeEvent, lockEvent } from './staff-order.queries.ts'

type Parts = Pick<Services, 'db' | 'jobs' | 'mailer' | 'audit'>

/** Cancels an event: it is no longer shown or sold, its tickets are void, holders are notified, and a job refunds them. */
export function cancelEvent(
  services: Parts,
  { id, actor, fail }: { id: string; actor: Member; fail: Fail<'not_found'> },
): Promise<void> {
  const { db, jobs, audit } = services
  return db.transaction(async () => {
    const event = (await lockEvent(db(), id)) ?? fail(404)
    await changeEvent(db(), id, { publishedAt: null })
    await sendEventCancelled(services, id)
    await cancelTicketsOf(db(), id)
    await audit.record({
      actor,
      action: 'live-masterclass.cancel',
      subject: { type: 'live-masterclass', id },
      before: { publishedAt: event.publishedAt },
      after: { publishedAt: null },
    })
    await jobs.enqueue(refundEvent, { eventId: id })
  })
}

/** Changes the dates of an event and notifies the holders of its tickets. */
export function postponeEvent(
  services: Parts,
  {
    id,
    actor,
    startsAt,
    endsAt,
    fail,
  }: { id: string; actor: Member; startsAt: Date; endsAt: Date; fail: Fail<'not_found'> },
): Promise<void> {
  const { db, audit } = services
  return db.transaction(async () => {
    const event = (await lockEvent(db(), id)) ?? fail(404)
    await changeEvent(db(), id, { startsAt, endsAt })
    await sendEventPostponed(services, id)
    await audit.record({
      actor,
      action: 'live-masterclass.postpone',
      subject: { type: 'live-masterclass', id },
      before: { startsAt: event.startsAt.toISOString(), endsAt: event.endsAt.toISOString() },
      after: { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    })
  })
}
