import type { Database } from '../../platform/db/client.ts'
import { endSubscription } from './change-subscription.ts'
import type { ConsentAct } from './newsletter-consent.rules.ts'
import { withdrawRequests } from './newsletter-request.queries.ts'
import { changeAddress, findSubscriberByEmail } from './newsletter.queries.ts'

/**
 * Moves the newsletter of a person to their new address, with its history. If that address has a history of its own, it stays as it
 * is, and the newsletter of the old address ends.
 */
export async function moveSubscription(
  db: Database,
  { from, to }: { from: string; to: string },
  act: ConsentAct,
): Promise<void> {
  await withdrawRequests(db(), from)
  const subscriber = await findSubscriberByEmail(db(), from)
  if (!subscriber) return
  if (await findSubscriberByEmail(db(), to)) await endSubscription(db, subscriber.id, act)
  else await changeAddress(db(), subscriber.id, to)
}
