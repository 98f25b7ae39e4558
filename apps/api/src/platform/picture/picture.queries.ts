import type { FilePurpose } from '@chignon/contract/platform/file-purposes'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Localized } from '@chignon/contract/platform/localized'
import {
  and,
  type Column,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from '../db/drizzle.ts'
import type { ViewerContext } from '../http/viewer-context.ts'
import type { Connection } from '../db/client.ts'
import { inLocale } from '../db/localized.ts'
import { files } from '../db/schema/file.ts'
import { pictureFiles, pictures } from '../db/schema/picture.ts'
import type { StoredFile } from '../files/file.queries.ts'
import { isShownPicture } from '../publication/shown-media.queries.ts'

export type StoredPicture = typeof pictures.$inferSelect

/** The columns of a picture that its presentation needs. */
export type PresentedPicture = Pick<
  StoredPicture,
  'id' | 'width' | 'height' | 'widths' | 'placeholder' | 'focalX' | 'focalY'
>

/** The presented columns of a picture in a query that joins `pictures`; null if there is none. */
export const pictureJson = sql<PresentedPicture | null>`case when ${pictures.id} is not null then json_build_object(
  'id', ${pictures.id}, 'width', ${pictures.width}, 'height', ${pictures.height},
  'widths', ${pictures.widths}, 'placeholder', ${pictures.placeholder},
  'focalX', ${pictures.focalX}, 'focalY', ${pictures.focalY}) end`

/** A picture of the catalogue, with its alternative text in one language. */
export type CataloguePicture = PresentedPicture & { alt: string | null }

/** The picture with the id of a column; null without one. */
export function cataloguePictureJson(id: Column, locale: Locale): SQL<CataloguePicture | null> {
  return withAlternativeText<CataloguePicture>(id, inLocale(pictures.alt, locale))
}

/** A picture of the catalogue, with its alternative text in all languages. */
export type LocalizedPicture = PresentedPicture & { alt: Localized | null }

/** The picture with the id of a column, for rows that are read without a language; null without one. */
export function localizedPictureJson(id: Column): SQL<LocalizedPicture | null> {
  return withAlternativeText<LocalizedPicture>(id, pictures.alt)
}

function withAlternativeText<Presented>(id: Column, alt: SQLWrapper): SQL<Presented | null> {
  return sql<Presented | null>`(select json_build_object(
    'id', ${pictures.id}, 'width', ${pictures.width}, 'height', ${pictures.height},
    'widths', ${pictures.widths}, 'placeholder', ${pictures.placeholder},
    'focalX', ${pictures.focalX}, 'focalY', ${pictures.focalY}, 'alt', ${alt})
    from ${pictures} where ${pictures.id} = ${id})`
}

/**
 * The sizes of the portrait of the user in the row; null without one. With the names of the tables: Drizzle omits them in a query of
 * one table.
 */
export const portraitJson = sql<Pick<StoredPicture, 'id' | 'widths'> | null>`(
  select json_build_object('id', portrait.id, 'widths', portrait.widths) from pictures as portrait
  where portrait.owner_id = users.id and portrait.purpose = 'avatar'
    and strpos(users.thumbnail_url, portrait.id::text) > 0)`

/** A stored size of a picture that is being inserted. */
export type PictureSize = Omit<typeof pictureFiles.$inferInsert, 'pictureId'>

/** Whether a file has not expired. */
export const isCurrent = (now: Date) => or(isNull(files.expiresAt), gt(files.expiresAt, now))

/** Adds a picture with its sizes. Call it in a transaction. */
export async function insertPicture(
  db: Connection,
  picture: typeof pictures.$inferInsert,
  sizes: PictureSize[],
): Promise<StoredPicture> {
  const [row] = await db.insert(pictures).values(picture).returning()
  if (!row) throw new Error('the picture was not inserted')
  await db.insert(pictureFiles).values(sizes.map((size) => ({ ...size, pictureId: row.id })))
  return row
}

/** A size of a picture. */
export type PictureFile = { id: string; width: number; format: 'avif' | 'webp' }

/** The condition of one size of a picture. */
export const sizeOf = ({ id, width, format }: PictureFile) =>
  and(eq(pictureFiles.pictureId, id), eq(pictureFiles.width, width), eq(pictureFiles.format, format))

/** One size of a picture that has not expired and that the viewer may load; not of the chat. */
export async function findPictureFile(
  db: Connection,
  size: PictureFile,
  viewerContext: ViewerContext,
  now: Date,
): Promise<StoredFile | undefined> {
  const [row] = await db
    .select({ file: files })
    .from(pictureFiles)
    .innerJoin(files, eq(files.id, pictureFiles.fileId))
    .where(
      and(sizeOf(size), isCurrent(now), ne(files.purpose, 'chat-picture'), isShownPicture(viewerContext)),
    )
  return row?.file
}

/** A person's picture for a purpose that has not expired. */
export async function findPicture(
  db: Connection,
  { id, ownerId, purpose }: { id: string; ownerId: string; purpose: FilePurpose },
  now: Date,
): Promise<StoredPicture | undefined> {
  const [row] = await db
    .select({ picture: pictures })
    .from(pictures)
    .innerJoin(files, eq(files.id, pictures.largestFileId))
    .where(
      and(eq(pictures.id, id), eq(pictures.ownerId, ownerId), eq(pictures.purpose, purpose), isCurrent(now)),
    )
  return row?.picture
}

/** The ids of a person's pictures for a purpose. */
export async function listPictureIds(
  db: Connection,
  ownerId: string,
  purpose: FilePurpose,
): Promise<string[]> {
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(eq(pictures.ownerId, ownerId), eq(pictures.purpose, purpose)))
  return rows.map(({ id }) => id)
}

/** The ids of the files of pictures. */
export async function fileIdsOf(db: Connection, pictureIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: pictureFiles.fileId })
    .from(pictureFiles)
    .where(inArray(pictureFiles.pictureId, pictureIds))
  return rows.map(({ id }) => id)
}

/** Makes the files of a picture permanent. */
export async function keepPictureFiles(db: Connection, pictureId: string): Promise<void> {
  const ofPicture = db
    .select({ id: pictureFiles.fileId })
    .from(pictureFiles)
    .where(eq(pictureFiles.pictureId, pictureId))
  await db.update(files).set({ expiresAt: null }).where(inArray(files.id, ofPicture))
}
