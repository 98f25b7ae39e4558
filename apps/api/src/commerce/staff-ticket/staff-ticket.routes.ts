import type { Locale } from '@chignon/contract/platform/locale'
import { staffTicketEndpoints, type StaffTicket } from '@chignon/contract/commerce/staff-ticket'
import { paginationOf } from '../../platform/db/page.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { implement } from '../../platform/http/implement.ts'
import { oncePerKey } from '../../platform/http/once-per-key.ts'
import { hasPermission } from '../../platform/http/permission.ts'
import { StreamResponse } from '../../platform/http/stream-response.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { pdfResponse } from '../../platform/pdf/pdf-response.ts'
import type { Services } from '../../platform/services.ts'
import { findEvent } from '../staff-event/staff-event.queries.ts'
import { attendeesCsv } from './attendees-csv.ts'
import { correctHolder } from './correct-holder.ts'
import { giveTicket } from './give-ticket.ts'
import { moveTicket } from './move-ticket.ts'
import { resendTicket } from './resend-ticket.ts'
import { resendTickets } from './resend-tickets.ts'
import { staffTicketMessages } from './staff-ticket.messages.ts'
import { presentStaffTicket } from './staff-ticket.present.ts'
import { findStaffTicket, listAttendees, listStaffTickets } from './staff-ticket.queries.ts'
import { renderLabels } from './ticket-labels.ts'
import { voidTicket } from './void-ticket.ts'

const seesOrders = (viewer: Member) => ({ seesOrders: hasPermission(viewer, 'orders.read') })

/** Tickets for those who run events. */
export const staffTicketRoutes = implement(staffTicketEndpoints, {
  async list({ query, viewer, locale, ownOnly, services: { db } }) {
    const filter = {
      search: query.search || undefined,
      eventId: query.live_masterclass_id,
      typeId: query.ticket_type_id,
      state: query.state,
      taughtBy: ownOnly,
      ...seesOrders(viewer),
    }
    const { rows, total } = await listStaffTickets(db(), filter, locale, query)
    return {
      data: rows.map((row) => presentStaffTicket(row, seesOrders(viewer))),
      pagination: paginationOf(query, total),
    }
  },
  async csv({ params: { id }, locale, fail, services: { db } }) {
    const event = (await findEvent(db(), id, locale)) ?? fail(404)
    return new StreamResponse({
      type: 'text/csv; charset=utf-8',
      name: `attendees-${event.slug}.csv`,
      chunks: csvOf(db, id, locale),
    })
  },
  async labels({ params: { id }, query, locale, fail, services: { db, pdf, branding, clock } }) {
    const event = (await findEvent(db(), id, locale)) ?? fail(404)
    const tickets = await listAttendees(db(), { eventId: id, typeId: query.ticket_type_id }, locale)
    const settings = { eventName: event.name, branding: branding(), locale }
    const bytes = await renderLabels(pdf, tickets, settings)
    return pdfResponse(bytes, { name: `labels-${event.slug}.pdf`, modified: clock() })
  },
  async resend({ params: { id }, viewer, locale, fail, services }) {
    await services.limits.resendPerTicket.take(id)
    const { holderEmail } = await resendTicket(services, { id, actor: viewer, locale, fail })
    return {
      data: await show(services, { id, viewer, locale, fail }),
      message: staffTicketMessages.sent(holderEmail)[locale],
    }
  },
  async resendMany({ params, body, idempotencyKey, viewer, locale, fail, services }) {
    const { db, clock, limits } = services
    if (!(await findEvent(db(), params.id, locale))) fail(404)
    await limits.resendPerEvent.take(params.id)
    let sent = 0
    const input = { call: 'staff-ticket.resendMany', params, body }
    await oncePerKey(db, { actor: viewer, idempotencyKey, input, fail }, clock(), async () => {
      sent = await resendTickets(services, { eventId: params.id, ids: body.ticket_ids, actor: viewer })
    })
    return { data: { sent } }
  },
  async correctHolder({ params: { id }, body, viewer, locale, fail, services }) {
    await correctHolder(services, { id, form: body, actor: viewer, locale, fail })
    return { data: await show(services, { id, viewer, locale, fail }) }
  },
  async move({ params: { id }, body, viewer, locale, fail, services }) {
    await moveTicket(services, { id, ticketTypeId: body.ticket_type_id, actor: viewer, locale, fail })
    return { data: await show(services, { id, viewer, locale, fail }) }
  },
  async void({ params: { id }, body, viewer, locale, fail, services }) {
    await voidTicket(services, { id, reason: body.reason, actor: viewer, locale, fail })
    return { data: await show(services, { id, viewer, locale, fail }) }
  },
  async give({ params, body, idempotencyKey, viewer, locale, fail, services }) {
    const { db, clock } = services
    const input = { call: 'staff-ticket.give', params, body }
    await oncePerKey(db, { actor: viewer, idempotencyKey, input, fail }, clock(), () =>
      giveTicket(services, { eventId: params.id, form: body, actor: viewer, fail }),
    )
    return { message: staffTicketMessages.sent(body.email)[locale] }
  },
})

type Shown = { id: string; viewer: Member; locale: Locale; fail: Fail<'not_found'> }

async function show({ db }: Pick<Services, 'db'>, { id, viewer, locale, fail }: Shown): Promise<StaffTicket> {
  return presentStaffTicket((await findStaffTicket(db(), id, locale)) ?? fail(404), seesOrders(viewer))
}

async function* csvOf(db: Services['db'], eventId: string, locale: Locale): AsyncGenerator<string> {
  yield attendeesCsv(await listAttendees(db(), { eventId }, locale))
}
