import * as z from 'zod/mini'
import { maxFileNameLength } from '../platform/platform-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { filePurposes } from '../platform/file-purposes.ts'
import { id, languageTag, timestamp } from '../platform/primitives.ts'
import { list, messageResponse, single } from '../platform/response.ts'
import { videoUpload } from './video.ts'
import { lineText } from '../platform/text-fields.ts'

/** The states of a voice-over (VIDEO-11). */
export const voiceOverStateNames = ['uploading', 'received', 'processing', 'ready', 'failed'] as const

const voiceOverFailureCodes = [
  'not_audio',
  'broken',
  'too_long',
  'disk_full',
  'no_ffmpeg',
  'too_slow',
  'not_processed',
  'video_gone',
  'upload_expired',
] as const

/** A spoken translation of a video, which learners choose as a sound track. */
export const voiceOver = z.object({
  id,
  video_id: id,
  /** BCP 47 tag of the language. */
  language: z.string(),
  file_name: z.string(),
  /** The media type that was declared. */
  type: z.string(),
  /** The size of the file. */
  bytes: z.int(),
  /** How many bytes have arrived. */
  received_bytes: z.int(),
  /** One that is ready is heard as soon as the video's stream is. */
  state: z.enum(voiceOverStateNames),
  /** Why it failed; the message is in the request's language. */
  failure: z.nullable(z.object({ code: z.enum(voiceOverFailureCodes), message: z.string() })),
  created_at: timestamp,
  updated_at: timestamp,
})

/** The file that will be uploaded. */
export const voiceOverForm = z.object({
  language: languageTag,
  file_name: lineText(maxFileNameLength).check(z.minLength(1)),
  type: z.enum(filePurposes['voice-over'].types),
  bytes: z.int().check(z.gte(1), z.lte(filePurposes['voice-over'].maxBytes)),
})

export type VoiceOver = z.infer<typeof voiceOver>
/** Why a voice-over failed. */
export type VoiceOverFailure = (typeof voiceOverFailureCodes)[number]
export type VoiceOverForm = z.output<typeof voiceOverForm>
export type VoiceOverState = (typeof voiceOverStateNames)[number]

const params = z.object({ id })

/** Voice-overs of the videos of lessons, for staff (VIDEO-11). */
export const voiceOverEndpoints = defineEndpoints('voice-over', {
  create: {
    method: 'POST',
    path: '/staff/videos/{id}/voice-overs',
    summary: 'Start the upload of a voice-over; once ready, it replaces the sound track in its language',
    permission: 'content.edit',
    status: 201,
    params,
    body: voiceOverForm,
    response: z.object({ data: voiceOver, upload: videoUpload }),
    errors: ['unavailable', 'conflict'],
  },
  list: {
    method: 'GET',
    path: '/staff/videos/{id}/voice-overs',
    summary: 'The voice-overs of a video, newest first',
    permission: 'content.edit',
    params,
    response: list(voiceOver),
  },
  show: {
    method: 'GET',
    path: '/staff/voice-overs/{id}',
    summary: 'The state of a voice-over',
    permission: 'content.edit',
    params,
    response: single(voiceOver),
  },
  renewUpload: {
    method: 'POST',
    path: '/staff/voice-overs/{id}/upload-address',
    summary: 'A new address for an upload that goes on',
    permission: 'content.edit',
    params,
    response: z.object({ data: videoUpload }),
    errors: ['conflict'],
  },
  retry: {
    method: 'POST',
    path: '/staff/voice-overs/{id}/retry',
    summary: 'Process a voice-over that failed again, without a new upload',
    permission: 'content.edit',
    params,
    response: single(voiceOver),
    errors: ['conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/staff/voice-overs/{id}',
    summary: 'Stop the upload of a voice-over, or remove its sound track',
    permission: 'content.edit',
    params,
    response: messageResponse,
  },
})
