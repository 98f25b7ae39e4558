import { VideoPlayer, type VideoSource } from '@chignon/ui/video-player'
import type { Lesson } from '@chignon/contract/catalogue/lesson'
import { Trans } from '@lingui/react/macro'
import { usePlayerTexts } from './use-player-texts.ts'
import { useRootData } from '../../../lib/data/use-root-data.ts'

/** Video player of a lesson with captions and transcript in the page's language. */
export function LessonPlayer({ lesson }: { lesson: Lesson }) {
  const { locale } = useRootData()
  const { resource } = lesson
  const texts = usePlayerTexts(resource.id, locale)
  if (!texts)
    return (
      <div
        role="status"
        className="grid aspect-video place-items-center rounded-media bg-surface text-text-muted"
      >
        <Trans>Loading…</Trans>
      </div>
    )
  return (
    <VideoPlayer
      title={lesson.name}
      sources={sourcesOf(resource)}
      poster={lesson.poster?.src ?? resource.poster_url ?? undefined}
      captions={texts.captions}
      labels={texts.labels}
    />
  )
}

// The stream comes first because it has audio tracks; the file is the fallback.
function sourcesOf({ type, url, stream_url }: Lesson['resource']): VideoSource[] {
  return [
    ...(stream_url ? [{ src: stream_url, type: 'application/vnd.apple.mpegurl' }] : []),
    ...(url ? [{ src: url, type }] : []),
  ]
}
