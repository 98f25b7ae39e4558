import type { GalleryPicture } from '@chignon/contract/gallery'
import type { Locale } from '@chignon/contract/locale'
import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { inLocale } from '../db/localized.ts'
import { galleryPictures } from '../db/schema/gallery.ts'
import { users } from '../db/schema/user.ts'

/** A person's pictures in order, with captions in the requested language or, without a translation, the person's own. */
export function listGallery(db: Connection, userId: string, locale: Locale): Promise<GalleryPicture[]> {
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
    })
    .from(galleryPictures)
    .innerJoin(users, eq(users.id, galleryPictures.userId))
    .where(eq(galleryPictures.userId, userId))
    .orderBy(galleryPictures.position)
}
