import * as z from 'zod/mini'
import { maxFileNameLength, pageSizes } from '../platform/platform-rules.ts'
import { maxCaptionsLength } from './learning-rules.ts'
import { filePurposes } from '../platform/file-purposes.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, languageTag, seconds, timestamp } from '../platform/primitives.ts'
import { paging } from '../platform/query.ts'
import { list, messageResponse, single } from '../platform/response.ts'
import { draftText, lineText } from '../platform/text-fields.ts'

/** The states of an uploaded video (VIDEO-3). */
export const videoStateNames = [
  'uploading',
  'received',
  'probing',
  'playable',
  'transcoding',
  'ready',
  'failed',
  'cancelled',
] as const

const videoFailureCodes = [
  'not_a_video',
  'broken',
  'no_picture',
  'too_long',
  'too_many_pixels',
  'disk_full',
  'no_ffmpeg',
  'no_hdr',
  'too_slow',
  'not_transcoded',
  'upload_expired',
] as const

/** A video that staff uploaded for a lesson. */
export const video = z.object({
  id,
  lesson: z.object({ id, name: z.string() }),
  file_name: z.string(),
  /** The media type that was declared. */
  type: z.string(),
  /** The size of the file. */
  bytes: z.int(),
  /** How many bytes have arrived. */
  received_bytes: z.int(),
  state: z.enum(videoStateNames),
  /** The transcoding, as a whole percentage. */
  progress: z.int(),
  /** Why it failed, or why it was cancelled by the system; the message is in the request's language. */
  failure: z.nullable(z.object({ code: z.enum(videoFailureCodes), message: z.string() })),
  /** Null before the video was examined. */
  picture: z.nullable(z.object({ width: z.int(), height: z.int(), duration: seconds })),
  /** The heights of the stream's qualities, highest first. */
  qualities: z.array(z.int()),
  /** The languages of the sound tracks; null for one that the file does not name. */
  audio_languages: z.array(z.nullable(z.string())),
  caption_languages: z.array(z.string()),
  /** Whether learners of the lesson see this video. */
  is_current: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
})

/**
 * Where the bytes are sent by the tus protocol (resumable uploads, 1.0.0): `HEAD` for the offset, then `PATCH`. The address needs no
 * token, and ends soon; a call returns a new one for the same upload (VIDEO-1).
 */
export const videoUpload = z.object({ url: z.string(), ends_at: timestamp })

/** The file that will be uploaded. */
export const videoForm = z.object({
  file_name: lineText(maxFileNameLength).check(z.minLength(1)),
  type: z.enum(filePurposes['lesson-video'].types),
  bytes: z.int().check(z.gte(1), z.lte(filePurposes['lesson-video'].maxBytes)),
})

export type Video = z.infer<typeof video>
/** Why a video failed. */
export type VideoFailure = (typeof videoFailureCodes)[number]
export type VideoForm = z.output<typeof videoForm>
export type VideoState = (typeof videoStateNames)[number]
export type VideoUpload = z.infer<typeof videoUpload>

const params = z.object({ id })
const captionParams = z.object({ id, language: languageTag })

/** Uploading and transcoding the videos of lessons, for staff (VIDEO-1 to VIDEO-9). */
export const videoEndpoints = defineEndpoints('video', {
  create: {
    method: 'POST',
    path: '/staff/lessons/{id}/videos',
    summary: 'Start the upload of a lesson’s video; returns the address that its bytes are sent to',
    permission: 'content.edit',
    status: 201,
    params,
    body: videoForm,
    response: z.object({ data: video, upload: videoUpload }),
    errors: ['unavailable'],
  },
  list: {
    method: 'GET',
    path: '/staff/videos',
    summary: 'Uploaded videos, newest first',
    permission: 'content.edit',
    query: z.object({
      ...paging(pageSizes.profile),
      lesson_id: z.optional(id),
      state: z.optional(z.enum(videoStateNames)),
    }),
    response: list(video),
  },
  show: {
    method: 'GET',
    path: '/staff/videos/{id}',
    summary: 'The state of an uploaded video',
    permission: 'content.edit',
    params,
    response: single(video),
  },
  renewUpload: {
    method: 'POST',
    path: '/staff/videos/{id}/upload-address',
    summary: 'A new address for an upload that goes on, for example on the next day',
    permission: 'content.edit',
    params,
    response: z.object({ data: videoUpload }),
    errors: ['conflict'],
  },
  retry: {
    method: 'POST',
    path: '/staff/videos/{id}/retry',
    summary: 'Process a video that failed again, without a new upload',
    permission: 'content.edit',
    params,
    response: single(video),
    errors: ['conflict'],
  },
  cancel: {
    method: 'POST',
    path: '/staff/videos/{id}/cancel',
    summary: 'Stop the upload or the processing of a video',
    permission: 'content.edit',
    params,
    response: single(video),
    errors: ['conflict'],
  },
  setCaptions: {
    method: 'PUT',
    path: '/staff/videos/{id}/captions/{language}',
    maxBodyBytes: 3 * 1024 * 1024,
    summary: 'Add or replace the captions of a video in a language (WebVTT)',
    permission: 'content.edit',
    params: captionParams,
    body: z.object({ webvtt: draftText(maxCaptionsLength).check(z.minLength(1)) }),
    response: single(video),
    errors: ['conflict'],
  },
  removeCaptions: {
    method: 'DELETE',
    path: '/staff/videos/{id}/captions/{language}',
    summary: 'Remove the captions of a video in a language',
    permission: 'content.edit',
    params: captionParams,
    response: messageResponse,
    errors: ['conflict'],
  },
})
