import { refundEvent } from '../checkout/refund-event.jobs.ts'
import { lockSeatsOfEvents } from '../seat/seats.queries.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { notifyOfEvent } from '../ticket/notify-of-event.ts'
import { sendEventCancelled, sendEventPostponed } from '../ticket/ticket.mail.ts'
import { renewOffers } from '../waitlist/renew-offers.ts'
import { cancelTicketsOf, changeEvent, lockEvent, moveTicketUse } from './staff-order.queries.ts'
import { staffOrderMessages } from './staff-order.messages.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'jobs' | 'mailer' | 'audit' | 'notifications'>
type EventChange = { id: string; actor: Member; fail: Fail<'not_found' | 'conflict'> }

/**
 * Cancels an event: it is in no list and sells nothing, and its page says so; its tickets are void, holders are notified, and a job
 * refunds them (EVENT-7).
 */
export function cancelEvent(services: Parts, { id, actor, fail }: EventChange): Promise<void> {
  const { db, jobs, audit } = services
  return db.transaction(async () => {
    const event = (await lockEvent(db(), id)) ?? fail(404)
    if (event.schedule === 'cancelled') return fail(409, { message: staffOrderMessages.cancelled })
    await changeEvent(db(), id, { schedule: 'cancelled' })
    await sendEventCancelled(services, id)
    await notifyOfEvent(services, id)
    await cancelTicketsOf(db(), id)
    await audit.record({
      actor,
      action: 'live-masterclass.cancel',
      subject: { type: 'live-masterclass', id },
      before: { schedule: event.schedule },
      after: { schedule: 'cancelled' },
    })
    await jobs.enqueue(refundEvent, { eventId: id })
  })
}

/**
 * Postpones an event to `dates`, or to a date that is not known yet, and notifies the holders of its tickets, whose buyers can return them
 * (EVENT-7, REFUND-7). Parts of the event that end earlier move by the same time. Offers of its waiting list are kept (WAIT-8).
 */
export function postponeEvent(
  services: Parts,
  { id, actor, dates, fail }: EventChange & { dates: { startsAt: Date; endsAt: Date } | null },
): Promise<void> {
  const { db, clock, audit } = services
  return db.transaction(async () => {
    // Before the event, as in `joinWaitlist`.
    await lockSeatsOfEvents(db(), [id])
    const event = (await lockEvent(db(), id)) ?? fail(404)
    if (event.schedule === 'cancelled') return fail(409, { message: staffOrderMessages.cancelled })
    const { startsAt, endsAt, schedule } = event
    const change = {
      ...dates,
      schedule: dates ? ('rescheduled' as const) : ('postponed' as const),
      // Until the new date is known, the announced one is kept.
      previousStartsAt: schedule === 'postponed' ? event.previousStartsAt : startsAt,
      postponedAt: clock(),
    }
    await changeEvent(db(), id, change)
    if (dates) await moveTicketUse(db(), id, dates.startsAt.getTime() - startsAt.getTime())
    await sendEventPostponed(services, id)
    await notifyOfEvent(services, id)
    await renewOffers(services, id)
    await audit.record({
      actor,
      action: 'live-masterclass.postpone',
      subject: { type: 'live-masterclass', id },
      before: { schedule, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      after: {
        schedule: change.schedule,
        startsAt: (dates?.startsAt ?? startsAt).toISOString(),
        endsAt: (dates?.endsAt ?? endsAt).toISOString(),
      },
    })
  })
}
