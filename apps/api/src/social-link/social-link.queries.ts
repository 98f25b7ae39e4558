import { eq } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { socialLinks } from '../db/schema/social-link.ts'

/** A person's social links in order. */
export function listSocialLinks(db: Connection, userId: string) {
  return db
    .select({ id: socialLinks.id, network: socialLinks.network, url: socialLinks.url })
    .from(socialLinks)
    .where(eq(socialLinks.userId, userId))
    .orderBy(socialLinks.position)
}
