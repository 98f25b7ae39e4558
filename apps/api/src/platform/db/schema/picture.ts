import { pictureFormats } from '@chignon/contract/platform/picture'
import { check, index, integer, jsonb, pgTable, primaryKey, real, sql, text, uuid } from '../drizzle.ts'
import type { FilePurpose } from '@chignon/contract/platform/file-purposes'
import type { Localized } from '@chignon/contract/platform/localized'
import { id, timestamptz } from './columns.ts'
import { files } from './file.ts'
import { users } from './user.ts'

/** Uploaded pictures (PICTURE-1). One is deleted with its largest file, and so with its owner or when it expires. */
export const pictures = pgTable(
  'pictures',
  {
    id: id(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose').$type<FilePurpose>().notNull(),
    largestFileId: uuid('largest_file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** Pixels of the largest size. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The widths of the stored sizes in pixels, ascending. */
    widths: integer('widths').array().notNull(),
    /** A picture of a few pixels as a `data:` address. */
    placeholder: text('placeholder').notNull(),
    /** The point that stays visible where the picture is cropped: shares of its width and height. */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    /** What a picture of the catalogue shows, per language; null if it is decoration. */
    alt: jsonb('alt').$type<Localized>(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (picture) => [
    index('pictures_owner').on(picture.ownerId, picture.purpose),
    index('pictures_largest_file').on(picture.largestFileId),
    check(
      'pictures_focal_point',
      sql`${picture.focalX} between 0 and 1 and ${picture.focalY} between 0 and 1`,
    ),
    check('pictures_size', sql`${picture.width} > 0 and ${picture.height} > 0`),
  ],
)

/** The stored sizes of pictures. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    /** Pixels. */
    width: integer('width').notNull(),
    format: text('format', { enum: pictureFormats }).notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ columns: [row.pictureId, row.width, row.format] }),
    index('picture_files_file').on(row.fileId),
  ],
)
