import { staffWaitlistEndpoints } from '@chignon/contract/commerce/staff-waitlist'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { hasEvent } from '../ticket/ticket.queries.ts'
import { offerNow } from './offer-now.ts'
import { removeEntry } from './remove-entry.ts'
import { putBackEntry, skipEntry } from './skip-entry.ts'
import { staffWaitlistMessages as messages } from './staff-waitlist.messages.ts'
import { presentStaffEntry } from './staff-waitlist.present.ts'
import { listWaiting } from './staff-waitlist.queries.ts'

/** The waiting lists of events for those who run them. */
export const staffWaitlistRoutes = implement(staffWaitlistEndpoints, {
  async list({ params: { id }, query, locale, fail, services: { db } }) {
    if (!(await hasEvent(db(), id))) fail(404)
    const { rows, total } = await listWaiting(db(), id, locale, query)
    return { data: rows.map(presentStaffEntry), pagination: paginationOf(query, total) }
  },
  async offer({ params: { id }, body, viewer, locale, fail, services }) {
    const { add_seats: addSeats, reason } = body
    await offerNow(services, { id, addSeats, reason, actor: viewer, fail })
    return { message: messages.offered[locale] }
  },
  async skip({ params: { id }, body, viewer, locale, fail, services }) {
    await skipEntry(services, { id, reason: body.reason, actor: viewer, fail })
    return { message: messages.skipped[locale] }
  },
  async putBack({ params: { id }, viewer, locale, fail, services }) {
    await putBackEntry(services, { id, actor: viewer, fail })
    return { message: messages.putBack[locale] }
  },
  async remove({ params: { id }, viewer, locale, fail, services }) {
    await removeEntry(services, { id, actor: viewer, fail })
    return { message: messages.removed[locale] }
  },
})
