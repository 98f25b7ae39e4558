import {
  profileParts,
  type ProfilePart,
  type ProfileVisibility,
} from '@chignon/contract/identity/profile-visibility'
import { and, eq, exists, inArray, ne, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { profileVisibility } from '../../platform/db/schema/profile-visibility.ts'
import { users } from '../../platform/db/schema/user.ts'
import { viewerIdOf, type Viewer } from '../../platform/http/viewer.ts'

/** Who sees each part of a person's public profile (PRIVACY-9). */
export async function readVisibility(db: Connection, userId: string): Promise<ProfileVisibility> {
  const rows = await db.select().from(profileVisibility).where(eq(profileVisibility.userId, userId))
  const visibility: ProfileVisibility = {
    about: 'everyone',
    gallery: 'everyone',
    awards: 'everyone',
    businesses: 'everyone',
    interests: 'everyone',
    'social-links': 'everyone',
    posts: 'everyone',
  }
  for (const { part, readers } of rows) visibility[part] = readers
  return visibility
}

/** Stores who sees each part of a person's public profile. */
export async function saveVisibility(
  db: Connection,
  userId: string,
  visibility: ProfileVisibility,
): Promise<void> {
  // What everyone sees has no row, so that the queries of the feed read few.
  const isShown = (part: ProfilePart) => visibility[part] === 'everyone'
  const shown = profileParts.filter(isShown)
  const rows = profileParts
    .filter((part) => !isShown(part))
    .map((part) => ({ userId, part, readers: visibility[part] }))
  await db
    .delete(profileVisibility)
    .where(and(eq(profileVisibility.userId, userId), inArray(profileVisibility.part, shown)))
  if (rows.length === 0) return
  await db
    .insert(profileVisibility)
    .values(rows)
    .onConflictDoUpdate({
      target: [profileVisibility.userId, profileVisibility.part],
      set: { readers: sql`excluded.readers` },
    })
}

/** Whether a viewer may see a part of a person's profile. */
export async function canSeePart(
  db: Connection,
  viewer: Viewer,
  userId: string,
  part: ProfilePart,
): Promise<boolean> {
  const viewerId = viewerIdOf(viewer)
  if (viewerId === userId) return true
  const hidden = await db
    .select({ part: profileVisibility.part })
    .from(profileVisibility)
    .where(and(eq(profileVisibility.userId, userId), isHiddenFrom(viewerId, part)))
  return hidden.length === 0
}

/** In a query of `users`: whether a part of the person's profile is hidden from the viewer. */
export function hidesPart(db: Connection, viewerId: string | null, part: ProfilePart): SQL<boolean> {
  const hidden = db
    .select({ part: profileVisibility.part })
    .from(profileVisibility)
    .where(and(eq(profileVisibility.userId, users.id), isHiddenFrom(viewerId, part)))
  const isOther = viewerId === null ? undefined : ne(users.id, viewerId)
  return sql<boolean>`${and(isOther, exists(hidden))}`
}

function isHiddenFrom(viewerId: string | null, part: ProfilePart): SQL | undefined {
  const { readers } = profileVisibility
  const isHidden = viewerId === null ? ne(readers, 'everyone') : eq(readers, 'no-one')
  return and(eq(profileVisibility.part, part), isHidden)
}
