import { voiceOverStateNames, type VoiceOverFailure } from '@chignon/contract/learning/voice-over'
import { bigint, boolean, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '../drizzle.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { users } from './user.ts'
import { videos } from './video.ts'

/**
 * The spoken translations that staff uploaded for videos. The state changes only by the table in `voice-over.states.ts`. The uploaded bytes are
 * in the file store under `uploads/`; the sound tracks are files of the video.
 */
export const voiceOvers = pgTable(
  'voice_overs',
  {
    id: id(),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** BCP 47, in its canonical form. */
    language: text('language').notNull(),
    uploaderId: uuid('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    /** The media type that was declared. */
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    state: text('state', { enum: voiceOverStateNames }).notNull().default('uploading'),
    /** When an upload that is not complete is removed. */
    expiresAt: timestamptz('expires_at').notNull(),
    failure: text('failure').$type<VoiceOverFailure>(),
    /** The folder of its sound track, once it is ready. */
    folder: text('folder'),
    /** The highest bitrate of its sound track. */
    bitrate: integer('bitrate'),
    /** Whether the upload is still in the file store. */
    hasUpload: boolean('has_upload').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (voiceOver) => [
    index('voice_overs_video').on(voiceOver.videoId, voiceOver.createdAt),
    index('voice_overs_state').on(voiceOver.state, voiceOver.updatedAt),
    index('voice_overs_uploader').on(voiceOver.uploaderId),
    uniqueIndex('voice_overs_ready')
      .on(voiceOver.videoId, voiceOver.language)
      .where(sql`${voiceOver.state} = 'ready'`),
  ],
)
