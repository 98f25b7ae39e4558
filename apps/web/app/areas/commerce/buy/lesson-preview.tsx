import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import type { Lesson } from '@chignon/contract/catalogue/lesson'
import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'

const LessonPlayer = lazyWhenOnline(
  async () => (await import('../../catalogue/lesson/lesson-player.tsx')).LessonPlayer,
)

/** Plays a lesson that the viewer may watch (ACCESS-8). For other lessons it says that they open with the purchase. */
export function LessonPreview({ lesson }: { lesson: Lesson }) {
  const { url } = lesson.resource
  if (!url)
    return (
      <p className="grid aspect-video place-items-center rounded-media border border-line bg-surface p-6 text-center text-text-muted">
        <Trans>This lesson opens with the purchase.</Trans>
      </p>
    )
  return (
    <div className="min-w-0">
      <Suspense fallback={<div className="aspect-video rounded-media bg-surface" />}>
        <LessonPlayer key={lesson.id} lesson={lesson} />
      </Suspense>
      <noscript>
        <TextLink asChild>
          <a href={url}>
            <Trans>Watch this lesson</Trans>
          </a>
        </TextLink>
      </noscript>
    </div>
  )
}
