import { boolean, integer, pgTable, text, unique, uuid } from '../drizzle.ts'
import { id, localized, position } from './columns.ts'
import { lessons } from './lesson.ts'
import { videos } from './video.ts'

/**
 * The files of a lesson's video: the names of the files, in a folder of the media or in the file store if the video was uploaded.
 * Lessons never share a row, even if they share a folder, because access depends on the lesson.
 */
export const resources = pgTable('resources', {
  id: id(),
  lessonId: uuid('lesson_id')
    .notNull()
    .unique()
    .references(() => lessons.id, { onDelete: 'cascade' }),
  /** The folder in the media folder; null for an uploaded video, whose files are in `video_files`. */
  folder: text('folder'),
  /** The uploaded video that is shown. */
  videoId: uuid('video_id').references(() => videos.id, { onDelete: 'set null' }),
  /** The whole video as one file. */
  file: text('file').notNull(),
  /** The video as an HLS playlist, if there is one. */
  stream: text('stream'),
  /** The picture shown before playback. */
  poster: text('poster'),
  /** The length of the video in seconds; null if it is the length of the lesson. */
  duration: integer('duration'),
  /** Whether the video is only an excerpt of the lesson. */
  isExcerpt: boolean('is_excerpt').notNull().default(false),
  /** The small pictures for the seek bar: WebVTT whose cues are parts of a picture. */
  sprite: text('sprite'),
})

/** The captions of a resource by language (BCP 47): WebVTT files in its folder. */
export const captions = pgTable(
  'captions',
  {
    id: id(),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    position: position(),
    language: text('language').notNull(),
    file: text('file').notNull(),
  },
  (caption) => [unique('captions_language').on(caption.resourceId, caption.language)],
)

/** The files to download with a resource, in order: in its folder. */
export const resourceFiles = pgTable(
  'resource_files',
  {
    id: id(),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    position: position(),
    name: localized('name'),
    file: text('file').notNull(),
    /** A media type such as `application/pdf`. */
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (file) => [unique('resource_files_file').on(file.resourceId, file.file)],
)
