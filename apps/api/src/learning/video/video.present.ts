import type { Locale } from '@chignon/contract/platform/locale'
import type { Video } from '@chignon/contract/learning/video'
import { videoFailureMessages } from './video.messages.ts'
import type { ListedVideo } from './video.queries.ts'

type Present = {
  locale: Locale
  /** How many bytes have arrived. */
  receivedBytes: number
}

/** Maps a video to the contract. */
export function presentVideo(
  { video, lesson, isCurrent, captionLanguages }: ListedVideo,
  { locale, receivedBytes }: Present,
): Video {
  const { width, height, duration, failure } = video
  return {
    id: video.id,
    lesson,
    file_name: video.fileName,
    type: video.type,
    bytes: video.bytes,
    received_bytes: receivedBytes,
    state: video.state,
    progress: video.progress,
    failure: failure === null ? null : { code: failure, message: videoFailureMessages[failure][locale] },
    picture:
      width === null || height === null || duration === null
        ? null
        : { width, height, duration: Math.round(duration) },
    qualities: video.qualities,
    audio_languages: video.audioLanguages,
    caption_languages: captionLanguages,
    is_current: isCurrent,
    created_at: video.createdAt.toISOString(),
    updated_at: video.updatedAt.toISOString(),
  }
}
