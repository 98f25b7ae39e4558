import type { VideoSource } from '@chignon/ui/video-player'
import type { Lesson } from '@chignon/contract/catalogue/lesson'

/** The sources of a lesson's video: first the stream, because it has audio tracks; the file is the fallback. */
export function videoSourcesOf({ type, url, stream_url }: Lesson['resource']): VideoSource[] {
  return [
    ...(stream_url ? [{ src: stream_url, type: 'application/vnd.apple.mpegurl' }] : []),
    ...(url ? [{ src: url, type }] : []),
  ]
}
