import type { Services } from '../../platform/services.ts'
import { listEventPeople } from './ticket-mail.queries.ts'

/**
 * Notifies the members who bought or hold a ticket of an event that it was postponed or cancelled, in the current transaction. The mail
 * about it is one of its own (NOTIFY-4).
 */
export async function notifyOfEvent(
  { db, notifications }: Pick<Services, 'db' | 'notifications'>,
  liveMasterclassId: string,
): Promise<void> {
  const subject = { type: 'live-masterclass', id: liveMasterclassId }
  for (const userId of await listEventPeople(db(), liveMasterclassId)) {
    await notifications.send({ userId, kind: 'event-changed', subject })
  }
}
