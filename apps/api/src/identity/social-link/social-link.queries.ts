import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { socialLinks } from '../../platform/db/schema/social-link.ts'

/** A person's social links in order. */
export function listSocialLinks(db: Connection, userId: string) {
  return db
    .select({ id: socialLinks.id, network: socialLinks.network, url: socialLinks.url })
    .from(socialLinks)
    .where(eq(socialLinks.userId, userId))
    .orderBy(socialLinks.position)
}

/** Inserts a link after the others of the person. */
export async function insertSocialLink(
  db: Connection,
  userId: string,
  { network, url }: { network: string; url: string },
) {
  const last = sql`(select coalesce(max(position), 0) + 1 from social_links where user_id = ${userId})`
  const [inserted] = await db
    .insert(socialLinks)
    .values({ userId, network, url, position: sql<number>`${last}` })
    .returning({ id: socialLinks.id, network: socialLinks.network, url: socialLinks.url })
  if (!inserted) throw new Error('insert returned no row')
  return inserted
}

/** Deletes a person's link; false if they have none with this id. */
export async function deleteSocialLink(db: Connection, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(socialLinks)
    .where(and(eq(socialLinks.id, id), eq(socialLinks.userId, userId)))
    .returning({ id: socialLinks.id })
  return deleted.length > 0
}
