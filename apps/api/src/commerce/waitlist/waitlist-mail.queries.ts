import { eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { liveMasterclasses, ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { users } from '../../platform/db/schema/user.ts'
import { waitlistEntries } from '../../platform/db/schema/waitlist.ts'

/** An entry of a waiting list with its person and event, for mails. */
export type MailedEntry = NonNullable<Awaited<ReturnType<typeof findMailedEntry>>>

/** Finds an entry for a mail; undefined once it was deleted with its person. */
export async function findMailedEntry(db: Connection, id: string) {
  const [found] = await db
    .select({
      entry: waitlistEntries,
      event: liveMasterclasses,
      type: ticketTypes,
      extra: ticketPackages,
      firstName: users.firstName,
      locale: users.locale,
    })
    .from(waitlistEntries)
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .innerJoin(liveMasterclasses, eq(liveMasterclasses.id, waitlistEntries.liveMasterclassId))
    .innerJoin(ticketTypes, eq(ticketTypes.id, waitlistEntries.ticketTypeId))
    .leftJoin(ticketPackages, eq(ticketPackages.id, waitlistEntries.ticketPackageId))
    .where(eq(waitlistEntries.id, id))
  return found
}

/** The address of the person of an entry. */
export async function findEntryAddress(db: Connection, id: string): Promise<string | undefined> {
  const [person] = await db
    .select({ email: users.email })
    .from(waitlistEntries)
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .where(eq(waitlistEntries.id, id))
  return person?.email
}
