import { videoStateNames, type VideoFailure } from '@chignon/contract/learning/video'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  sql,
  text,
  unique,
  uuid,
} from '../drizzle.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { files } from './file.ts'
import { lessons } from './lesson.ts'
import { users } from './user.ts'

/**
 * The videos that staff uploaded for lessons. The state changes only by the table in `video.states.ts`. The bytes of the upload are in
 * the file store under `uploads/`.
 */
export const videos = pgTable(
  'videos',
  {
    id: id(),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    uploaderId: uuid('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    /** The media type that was declared. */
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    state: text('state', { enum: videoStateNames }).notNull().default('uploading'),
    /** When an upload that is not complete is removed. */
    expiresAt: timestamptz('expires_at').notNull(),
    /** The transcoding, as a whole percentage. */
    progress: integer('progress').notNull().default(0),
    failure: text('failure').$type<VideoFailure>(),
    /** The job attempt that processes the video; another one may not write any more. */
    runId: uuid('run_id'),
    width: integer('width'),
    height: integer('height'),
    /** In seconds. */
    duration: real('duration'),
    /** The heights of the qualities, highest first. */
    qualities: jsonb('qualities').$type<number[]>().notNull().default([]),
    audioLanguages: jsonb('audio_languages').$type<(string | null)[]>().notNull().default([]),
    /** Whether the upload is still in the file store. */
    hasUpload: boolean('has_upload').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (video) => [
    index('videos_lesson').on(video.lessonId, video.createdAt),
    index('videos_state').on(video.state, video.createdAt),
    index('videos_created').on(video.createdAt),
    index('videos_uploader').on(video.uploaderId),
    check('videos_progress', sql`${video.progress} between 0 and 100`),
  ],
)

/** The published files of videos. A name begins with a folder of its video, so that it never means another file. */
export const videoFiles = pgTable(
  'video_files',
  {
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (file) => [
    unique('video_files_name').on(file.videoId, file.name),
    index('video_files_file').on(file.fileId),
  ],
)

/** The captions of videos: WebVTT files of theirs (VIDEO-7). */
export const videoCaptions = pgTable(
  'video_captions',
  {
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** BCP 47. */
    language: text('language').notNull(),
    file: text('file').notNull(),
  },
  (caption) => [unique('video_captions_language').on(caption.videoId, caption.language)],
)
