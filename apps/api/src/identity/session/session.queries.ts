import { and, desc, eq, gt, lt, ne } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { accessTokens, knownDevices, users } from '../../platform/db/schema/user.ts'
import type { Device } from '../../platform/http/describe-device.ts'

export type SessionRow = typeof accessTokens.$inferSelect

// How long a device that was not used to sign in is remembered: as long as browsers keep its cookie.
const deviceLifetime = 400 * 24 * 60 * 60 * 1000

/** A person's sessions, last used first. */
export function listSessions(db: Connection, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), gt(accessTokens.expiresAt, now)))
    .orderBy(desc(accessTokens.lastUsedAt), accessTokens.id)
}

/** Ends a person's session; false if there is none. */
export async function deleteSession(db: Connection, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, userId)))
    .returning({ id: accessTokens.id })
  return deleted.length > 0
}

/**
 * Remembers a device of a person, and returns its id if it is new although the person signed in on another one before; otherwise
 * null. Call it with the user locked.
 */
export async function rememberDevice(
  db: Connection,
  userId: string,
  { hash, ...device }: Device & { hash: Buffer },
  now: Date,
): Promise<string | null> {
  await db
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        lt(knownDevices.lastUsedAt, new Date(now.getTime() - deviceLifetime)),
      ),
    )
  const [known] = await db
    .update(knownDevices)
    .set({ lastUsedAt: now })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.hash, hash)))
    .returning({ id: knownDevices.id })
  if (known) return null
  const [added] = await db
    .insert(knownDevices)
    .values({ userId, hash, ...device, createdAt: now, lastUsedAt: now })
    .onConflictDoNothing()
    .returning({ id: knownDevices.id })
  if (!added) return null
  const [other] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.id, added.id)))
    .limit(1)
  return other ? added.id : null
}

/** Whether the owner of an address has signed in on the device with this key. */
export async function isKnownDevice(db: Connection, email: string, hash: Buffer): Promise<boolean> {
  const [known] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), eq(knownDevices.hash, hash)))
    .limit(1)
  return known !== undefined
}

/** A device and the person it belongs to. */
export async function findDevice(db: Connection, id: string) {
  const [found] = await db
    .select({ device: knownDevices, user: users })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(eq(knownDevices.id, id))
    .limit(1)
  return found
}
