import type { Services } from '../services.ts'
import { findHolderAddress, listEventAddresses } from './ticket-mail.queries.ts'

type Parts = Pick<Services, 'db' | 'mailer'>

/** Mails a ticket to its holder as PDF, in the current transaction. Call it for each ticket, also after it was handed over. */
export async function sendTicket({ db, mailer }: Parts, ticketId: string): Promise<void> {
  await mailer.enqueue({ kind: 'ticket', to: await findHolderAddress(db(), ticketId), aboutId: ticketId })
}

/** Mails the holders and buyers of an event's tickets, once per address, that it does not take place. */
export async function sendEventCancelled(services: Parts, liveMasterclassId: string): Promise<void> {
  await sendAboutEvent(services, 'event-cancelled', liveMasterclassId)
}

/** Mails the holders and buyers of an event's tickets, once per address, its new date. Call it after the date was changed. */
export async function sendEventPostponed(services: Parts, liveMasterclassId: string): Promise<void> {
  await sendAboutEvent(services, 'event-postponed', liveMasterclassId)
}

async function sendAboutEvent(
  { db, mailer }: Parts,
  kind: 'event-cancelled' | 'event-postponed',
  liveMasterclassId: string,
): Promise<void> {
  for (const to of await listEventAddresses(db(), liveMasterclassId)) {
    await mailer.enqueue({ kind, to, aboutId: liveMasterclassId })
  }
}
