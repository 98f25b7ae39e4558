import type { ClientInfo } from '../../platform/http/client-info.ts'
import type { ServicesWithoutLimits } from '../../platform/services.ts'
import { adoptContactMessages, moveTickets, moveUnpaidSeats } from './move-address.queries.ts'

/**
 * Makes what is known by a person's address follow them to the new one: tickets they hold, seats in their unpaid orders,
 * what they wrote before they had an account, and what the areas listen for. Orders and invoices keep the address of their time (ORDER-7).
 */
export async function moveAddress(
  services: ServicesWithoutLimits,
  { userId, from, to }: { userId: string; from: string; to: string },
  { client, now }: { client: ClientInfo; now: Date },
): Promise<void> {
  const { db, accountListeners } = services
  await moveTickets(db(), { from, to })
  await moveUnpaidSeats(db(), userId, { from, to })
  await adoptContactMessages(db(), userId, from)
  for (const listener of accountListeners)
    await listener.onNewAddress?.(services, { from, to }, { client, now })
}
