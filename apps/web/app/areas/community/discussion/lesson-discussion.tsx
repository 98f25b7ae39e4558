import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { LoadingPanel } from '../../site/loading-panel.tsx'
import { PageLink } from '../../site/page-link.tsx'
import { discussionPath } from './discussion-path.ts'
import { DiscussionThread } from './discussion-thread.tsx'
import type { LoadedDiscussion } from './load-discussion.ts'

/** The discussion of a lesson beside its video: the first page of its replies. Loaded when its tab is opened. */
export function LessonDiscussion({ lessonId }: { lessonId: string }) {
  const path = discussionPath({ type: 'lesson', slug: lessonId })
  const { load, data } = useFetcher<LoadedDiscussion>()
  useEffect(() => {
    const open = () => void load(path)
    if (navigator.onLine) return open()
    // A failed load would replace the page, whose video goes on playing.
    window.addEventListener('online', open, { once: true })
    return () => window.removeEventListener('online', open)
  }, [load, path])
  if (!data) return <LoadingPanel />
  return (
    <div className="grid gap-5 p-4">
      <p className="text-small text-text-muted">
        <Trans>Ask about this lesson, or help someone who is stuck.</Trans>
      </p>
      <DiscussionThread loaded={data} level={3} />
      {data.pagination.last_page > 1 && (
        <p className="text-small">
          <PageLink to={path} className="underline decoration-accent underline-offset-8 hover:text-accent">
            <Trans>See all replies</Trans>
          </PageLink>
        </p>
      )}
    </div>
  )
}
