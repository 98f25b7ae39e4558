import type { Localized } from '@chignon/contract/platform/localized'
import { check, index, integer, jsonb, pgTable, sql, text, unique, uuid } from '../drizzle.ts'
import { createdAt, id, position } from './columns.ts'
import { pictures } from './picture.ts'
import { users } from './user.ts'

/**
 * The pictures of people, each identified by its path. The caption may lack languages, but has the person's own. Without a url
 * the picture is drawn from its path.
 */
export const galleryPictures = pgTable(
  'gallery_pictures',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    url: text('url'),
    /** The uploaded picture; null if it is drawn. */
    pictureId: uuid('picture_id').references(() => pictures.id, { onDelete: 'cascade' }),
    caption: jsonb('caption').$type<Localized>(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    position: position(),
    createdAt: createdAt(),
  },
  (picture) => [
    unique('gallery_pictures_path').on(picture.userId, picture.path),
    index('gallery_pictures_picture').on(picture.pictureId),
    index('gallery_pictures_user').on(picture.userId, picture.position),
    check('gallery_pictures_size', sql`${picture.width} > 0 and ${picture.height} > 0`),
  ],
)
