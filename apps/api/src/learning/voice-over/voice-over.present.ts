import type { Locale } from '@chignon/contract/platform/locale'
import type { VoiceOver } from '@chignon/contract/learning/voice-over'
import { voiceOverFailureMessages } from './voice-over.messages.ts'
import type { VoiceOverRow } from './voice-over.queries.ts'

type Present = {
  locale: Locale
  /** How many bytes have arrived. */
  receivedBytes: number
}

/** Maps a voice-over to the contract. */
export function presentVoiceOver(row: VoiceOverRow, { locale, receivedBytes }: Present): VoiceOver {
  const { failure } = row
  return {
    id: row.id,
    video_id: row.videoId,
    language: row.language,
    file_name: row.fileName,
    type: row.type,
    bytes: row.bytes,
    received_bytes: receivedBytes,
    state: row.state,
    failure: failure === null ? null : { code: failure, message: voiceOverFailureMessages[failure][locale] },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
