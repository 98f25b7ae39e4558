import { eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/user.ts'

/** The time zone of a person; UTC until a browser has said it. */
export async function timeZoneOf(db: Connection, userId: string): Promise<string> {
  const [found] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId))
  return found?.timeZone ?? 'UTC'
}
