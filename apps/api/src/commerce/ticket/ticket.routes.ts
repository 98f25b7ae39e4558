import { teachesTicket } from '../../catalogue/educator/teaches.queries.ts'
import { ticketEndpoints } from '@chignon/contract/commerce/ticket'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { pdfResponse } from '../../platform/pdf/pdf-response.ts'
import { checkInTicket, undoCheckIn } from './check-in-ticket.ts'
import { handOverTicket } from './hand-over-ticket.ts'
import { readTicketCode } from './ticket-code.ts'
import { findPrintedTicket } from './ticket-mail.queries.ts'
import { ticketFileName, renderTicket } from './ticket-pdf.ts'
import { ticketMessages } from './ticket.messages.ts'
import { presentDoorTicket, presentPublicTicket, presentTicket } from './ticket.present.ts'
import {
  findTicketByCode,
  findTicketOfUser,
  hasEvent,
  listDoorTickets,
  listTickets,
} from './ticket.queries.ts'

/** Tickets of the viewer; the page of a ticket, which its code opens for anyone; and the door. */
export const ticketRoutes = implement(ticketEndpoints, {
  async list({ query, viewer, locale, services: { db, clock } }) {
    const now = clock()
    const { rows, total } = await listTickets(db(), { userId: viewer.id, now, locale }, query)
    return {
      data: rows.map((row) => presentTicket(row, locale, now)),
      pagination: paginationOf(query, total),
    }
  },
  async show({ params, viewer, locale, fail, services: { db, clock } }) {
    const row = (await findTicketOfUser(db(), { id: params.id, userId: viewer.id }, locale)) ?? fail(404)
    return { data: presentTicket(row, locale, clock()) }
  },
  async handOver({ params, body, viewer, locale, fail, services }) {
    // Each hand over sends a mail to an address of the viewer's choice.
    await services.limits.handOverPerAccount.take(viewer.id)
    const ticket = await handOverTicket(services, { id: params.id, form: body, viewer, locale }, fail)
    return {
      data: presentTicket(ticket, locale, services.clock()),
      message: ticketMessages.handedOver(body.full_name)[locale],
    }
  },
  async byCode({ params, locale, fail, services: { db, clock } }) {
    const code = readTicketCode(params.code)
    const row =
      (await findTicketByCode(db(), code, locale)) ?? fail(404, { message: ticketMessages.unknownCode })
    return { data: presentPublicTicket(row, locale, clock()) }
  },
  async pdf({ params, locale, fail, services: { db, pdf, branding, clock } }) {
    const code = readTicketCode(params.code)
    const { id, state } =
      (await findTicketByCode(db(), code, locale)) ?? fail(404, { message: ticketMessages.unknownCode })
    if (state === 'refunded' || state === 'cancelled') fail(409, { message: ticketMessages[state] })
    const printed = (await findPrintedTicket(db(), id)) ?? fail(404)
    const bytes = await renderTicket(pdf, printed, branding(), locale)
    return pdfResponse(bytes, { name: ticketFileName(printed, locale), modified: clock() })
  },
  async checkIn({ body, viewer, locale, ownOnly, fail, services }) {
    if (
      ownOnly !== null &&
      !(await teachesTicket(services.db(), ownOnly, { code: readTicketCode(body.code) }))
    ) {
      fail(404, { message: ticketMessages.unknownCode })
    }
    return { data: presentDoorTicket(await checkInTicket(services, { form: body, viewer, locale }, fail)) }
  },
  async undoCheckIn({ params, viewer, locale, fail, services }) {
    return { data: presentDoorTicket(await undoCheckIn(services, { id: params.id, viewer, locale }, fail)) }
  },
  async doorList({ params, query, locale, fail, services: { db } }) {
    if (!(await hasEvent(db(), params.id))) fail(404)
    const filter = { eventId: params.id, search: query.search || undefined, locale }
    const { rows, total } = await listDoorTickets(db(), filter, query)
    return { data: rows.map(presentDoorTicket), pagination: paginationOf(query, total) }
  },
})
