import type { NotificationSettings } from '@chignon/contract/platform/notification'
import {
  chosenKinds,
  defaultDeliveries,
  type ChosenKind,
  type Delivery,
} from '@chignon/contract/platform/notification-kinds'
import { and, eq, sql } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { notificationSettings } from '../db/schema/notification.ts'
import { isChosen } from './chosen-kind.ts'

/** When a person is mailed about each kind (NOTIFY-3). */
export async function readSettings(db: Connection, userId: string): Promise<NotificationSettings> {
  const rows = await db
    .select({ kind: notificationSettings.kind, delivery: notificationSettings.delivery })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  const settings: NotificationSettings = { ...defaultDeliveries }
  for (const { kind, delivery } of rows) if (isChosen(kind)) settings[kind] = delivery
  return settings
}

/** When a person is mailed about one kind. */
export async function deliveryOf(db: Connection, userId: string, kind: ChosenKind): Promise<Delivery> {
  const [row] = await db
    .select({ delivery: notificationSettings.delivery })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.userId, userId), eq(notificationSettings.kind, kind)))
  return row?.delivery ?? defaultDeliveries[kind]
}

/** Stores when a person is mailed about some kinds. */
export async function saveSettings(
  db: Connection,
  userId: string,
  settings: Partial<NotificationSettings>,
): Promise<void> {
  const rows = chosenKinds.flatMap((kind) => {
    const delivery = settings[kind]
    return delivery === undefined ? [] : [{ userId, kind, delivery }]
  })
  if (rows.length === 0) return
  await db
    .insert(notificationSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.kind],
      set: { delivery: sql`excluded.delivery` },
    })
}
