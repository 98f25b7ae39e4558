import type { Connection } from '../../platform/db/client.ts'
import type { Services } from '../../platform/services.ts'
import { isSameAddress, listEventAddresses, listTicketAddresses } from './ticket-mail.queries.ts'

type Parts = Pick<Services, 'db' | 'mailer'>

/** Mails a ticket to its holder as PDF, in the current transaction. Call it for each ticket, also after it was handed over. */
export async function sendTicket(
  { mailer }: Pick<Parts, 'mailer'>,
  { id, holderEmail }: { id: string; holderEmail: string },
): Promise<void> {
  await mailer.enqueue({ kind: 'ticket', to: holderEmail, aboutId: id })
}

/** Mails the holders of returned tickets that they are void. The buyer is notified of the refund instead (REFUND-8). */
export async function sendTicketsRefunded({ db, mailer }: Parts, ticketIds: string[]): Promise<void> {
  for (const { id, holder, buyer } of await listTicketAddresses(db(), ticketIds)) {
    if (isSameAddress(holder, buyer)) continue
    await mailer.enqueue({ kind: 'ticket-refunded', to: holder, aboutId: id })
  }
}

/**
 * Mails the buyer and the previous holder of a ticket, each once, that it was handed over. Call it after the holder was changed; the
 * new one gets the ticket (TICKET-16).
 */
export async function sendTicketHandedOver(
  { db, mailer }: Parts,
  ticketId: string,
  previousHolder: string,
): Promise<void> {
  const ticket = await addressesOf(db(), ticketId)
  const isPreviousBuyer = isSameAddress(previousHolder, ticket.buyer)
  for (const address of isPreviousBuyer ? [ticket.buyer] : [ticket.buyer, previousHolder]) {
    if (isSameAddress(address, ticket.holder)) continue
    await mailer.enqueue({ kind: 'ticket-handed-over', to: address, aboutId: ticketId })
  }
}

/**
 * Mails the buyer and the previous holder of a ticket, each once, that staff sent it to another address. Call it after the holder was
 * changed (TICKET-20).
 */
export async function sendTicketReissued(
  { db, mailer }: Parts,
  ticketId: string,
  previousHolder: string,
): Promise<void> {
  const ticket = await addressesOf(db(), ticketId)
  for (const to of eachOnce([previousHolder, ticket.buyer])) {
    if (isSameAddress(to, ticket.holder)) continue
    await mailer.enqueue({ kind: 'ticket-reissued', to, aboutId: ticketId })
  }
}

/** Mails the holder and the buyer of a ticket, each once, that it is void (TICKET-22). */
export async function sendTicketVoided({ db, mailer }: Parts, ticketId: string): Promise<void> {
  const { holder, buyer } = await addressesOf(db(), ticketId)
  for (const to of eachOnce([holder, buyer])) {
    await mailer.enqueue({ kind: 'ticket-voided', to, aboutId: ticketId })
  }
}

/** Mails the holders and buyers of an event's tickets, once per address, that it does not take place. */
export async function sendEventCancelled(services: Parts, liveMasterclassId: string): Promise<void> {
  await sendAboutEvent(services, 'event-cancelled', liveMasterclassId)
}

/** Mails the holders and buyers of an event's tickets, once per address, its new date. Call it after the date was changed. */
export async function sendEventPostponed(services: Parts, liveMasterclassId: string): Promise<void> {
  await sendAboutEvent(services, 'event-postponed', liveMasterclassId)
}

async function addressesOf(db: Connection, ticketId: string) {
  const [ticket] = await listTicketAddresses(db, [ticketId])
  if (!ticket) throw new Error(`there is no ticket ${ticketId}`)
  return ticket
}

// Addresses are compared without case.
function eachOnce(addresses: readonly string[]): string[] {
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()]
}

async function sendAboutEvent(
  { db, mailer }: Parts,
  kind: 'event-cancelled' | 'event-postponed',
  liveMasterclassId: string,
): Promise<void> {
  for (const address of await listEventAddresses(db(), liveMasterclassId)) {
    await mailer.enqueue({ kind, to: address, aboutId: liveMasterclassId })
  }
}
