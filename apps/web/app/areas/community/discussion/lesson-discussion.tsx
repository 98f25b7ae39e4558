import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useFetchers, useLocation } from 'react-router'
import { usePanelQuery } from '@chignon/app-kit/data/use-panel-query'
import { FailedPanel } from '../../site/failed-panel.tsx'
import { LoadingPanel } from '../../site/loading-panel.tsx'
import { PageLink } from '../../site/page-link.tsx'
import { discussionPath } from './discussion-path.ts'
import { DiscussionThread } from './discussion-thread.tsx'
import { lessonDiscussionQuery } from './lesson-discussion-query.ts'

/**
 * The discussion of a lesson beside its video: the first page of its replies. Loaded when its tab is opened, by a query, because a
 * fetcher that fails would replace the page.
 */
export function LessonDiscussion({ lessonId }: { lessonId: string }) {
  const { pathname } = useLocation()
  const { loaded, hasFailed, load } = usePanelQuery(lessonDiscussionQuery(lessonId))
  const isChanging = useFetchers().some(({ formMethod }) => formMethod !== undefined)
  const update = useEffectEvent(() => void load())
  useEffect(() => {
    // Its forms send with fetchers of their own.
    if (!isChanging) update()
  }, [isChanging])
  if (!loaded) return hasFailed ? <FailedPanel onRetry={load} /> : <LoadingPanel />
  const path = discussionPath({ type: 'lesson', slug: lessonId })
  return (
    <div className="grid gap-5 p-4">
      <p className="text-small text-text-muted">
        <Trans>Ask about this lesson, or help someone who is stuck.</Trans>
      </p>
      {/* Not to the page of the discussion: its code would have to be loaded first, which fails offline. */}
      <DiscussionThread
        loaded={loaded}
        action={`${pathname}?discussion=${lessonId}`}
        // A busy browser may show a fetcher only once it is done, and then nothing has changed above.
        onReplied={() => void load()}
        level={3}
      />
      {loaded.pagination.last_page > 1 && (
        <p className="text-small">
          <PageLink to={path} className="underline decoration-accent underline-offset-8 hover:text-accent">
            <Trans>See all replies</Trans>
          </PageLink>
        </p>
      )}
    </div>
  )
}
