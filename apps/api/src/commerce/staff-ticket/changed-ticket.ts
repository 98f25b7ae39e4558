import type { Locale } from '@chignon/contract/platform/locale'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { lockTicket, type TicketRow } from '../ticket/ticket.queries.ts'
import { staffTicketMessages } from './staff-ticket.messages.ts'

/** What changes of a ticket by staff work with. */
export type StaffTicketServices = Pick<Services, 'db' | 'clock' | 'audit' | 'mailer' | 'jobs'>

/** Which ticket is changed, by whom. */
export type TicketChange = {
  id: string
  actor: Member
  locale: Locale
  fail: Fail<'not_found' | 'conflict'>
}

/** Locks a ticket that staff change. Ends the call with 404 if there is none, and with 409 unless it is valid. */
export async function lockValidTicket(
  { db }: Pick<Services, 'db'>,
  { id, locale, fail }: Pick<TicketChange, 'id' | 'locale' | 'fail'>,
): Promise<TicketRow> {
  const ticket = (await lockTicket(db(), { id }, locale)) ?? fail(404)
  if (ticket.state === 'used') fail(409, { message: staffTicketMessages.used })
  if (ticket.state !== 'valid') fail(409, { message: staffTicketMessages.notValid })
  return ticket
}
