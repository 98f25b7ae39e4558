import type { Localized } from '@chignon/contract/platform/localized'
import type { Locale } from '@chignon/contract/platform/locale'
import { and, count, eq, max, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { galleryPictures } from '../../platform/db/schema/gallery.ts'
import { pictures } from '../../platform/db/schema/picture.ts'
import { users } from '../../platform/db/schema/user.ts'

/** A person's pictures in order, with captions in the requested language or, without a translation, the person's own. */
export function listGallery(db: Connection, userId: string, locale: Locale) {
  return db
    .select({
      path: galleryPictures.path,
      url: galleryPictures.url,
      caption: sql<
        string | null
      >`coalesce(${galleryPictures.caption}->>${locale}, ${galleryPictures.caption}->>${users.locale},
        ${inLocale(galleryPictures.caption, locale)})`,
      width: galleryPictures.width,
      height: galleryPictures.height,
      picture: {
        id: pictures.id,
        width: pictures.width,
        height: pictures.height,
        widths: pictures.widths,
        placeholder: pictures.placeholder,
        focalX: pictures.focalX,
        focalY: pictures.focalY,
      },
    })
    .from(galleryPictures)
    .innerJoin(users, eq(users.id, galleryPictures.userId))
    .leftJoin(pictures, eq(pictures.id, galleryPictures.pictureId))
    .where(eq(galleryPictures.userId, userId))
    .orderBy(galleryPictures.position)
}

/** How many pictures a gallery has, and the position of the last. */
export async function measureGallery(
  db: Connection,
  userId: string,
): Promise<{ total: number; last: number }> {
  const [row] = await db
    .select({ total: count(), last: max(galleryPictures.position) })
    .from(galleryPictures)
    .where(eq(galleryPictures.userId, userId))
  return { total: row?.total ?? 0, last: row?.last ?? 0 }
}

/** Adds a picture. Returns false if the gallery has it already. */
export async function insertGalleryPicture(
  db: Connection,
  picture: typeof galleryPictures.$inferInsert & { caption: Localized | null },
): Promise<boolean> {
  const added = await db
    .insert(galleryPictures)
    .values(picture)
    .onConflictDoNothing()
    .returning({ id: galleryPictures.id })
  return added.length > 0
}

/** The paths of a person's pictures in order. */
export async function listGalleryPaths(db: Connection, userId: string): Promise<string[]> {
  const rows = await db
    .select({ path: galleryPictures.path })
    .from(galleryPictures)
    .where(eq(galleryPictures.userId, userId))
    .orderBy(galleryPictures.position)
  return rows.map(({ path }) => path)
}

/** Sets the order of all pictures of a person. */
export async function setGalleryOrder(db: Connection, userId: string, paths: string[]): Promise<void> {
  await db
    .update(galleryPictures)
    .set({ position: sql`array_position(${sql.param(paths)}::text[], ${galleryPictures.path})` })
    .where(eq(galleryPictures.userId, userId))
}

/** Describes a picture. */
export async function setGalleryCaption(
  db: Connection,
  { userId, path }: { userId: string; path: string },
  caption: Localized | null,
): Promise<void> {
  await db
    .update(galleryPictures)
    .set({ caption })
    .where(and(eq(galleryPictures.userId, userId), eq(galleryPictures.path, path)))
}

/** Deletes a picture. Returns the id of the uploaded picture, null for a drawn one, undefined if there is none at the path. */
export async function deleteGalleryPicture(
  db: Connection,
  userId: string,
  path: string,
): Promise<string | null | undefined> {
  const [row] = await db
    .delete(galleryPictures)
    .where(and(eq(galleryPictures.userId, userId), eq(galleryPictures.path, path)))
    .returning({ pictureId: galleryPictures.pictureId })
  return row?.pictureId
}
