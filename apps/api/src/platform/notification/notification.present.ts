import type { Notification } from '@chignon/contract/platform/notification'
import { fullName } from '@chignon/contract/identity/full-name'
import type { ViewerContext } from '../http/viewer-context.ts'
import type { Connection } from '../db/client.ts'
import { loadSubjects } from './notification-subjects.ts'
import { notificationText } from './notification-text.ts'
import type { NotificationRow } from './notification.queries.ts'

/** Maps notifications to the contract, with their texts for a reader. */
export async function presentNotifications(
  db: Connection,
  rows: readonly NotificationRow[],
  reader: ViewerContext,
): Promise<Notification[]> {
  const subjects = await loadSubjects(db, rows, reader)
  return rows.map((row) => {
    const subject = subjects.get(row.subjectId)
    const names = row.actors.map(fullName)
    return {
      id: row.id,
      kind: row.kind,
      text: notificationText({ ...row, names, name: subject?.name ?? null }, reader.locale),
      path: subject?.path ?? null,
      actors: row.actors,
      created_at: row.createdAt.toISOString(),
      read_at: row.readAt?.toISOString() ?? null,
    }
  })
}
