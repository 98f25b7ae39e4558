import { lazy, Suspense } from 'react'
import { LoadingPanel } from '../../site/loading-panel.tsx'

const LessonDiscussion = lazy(() => import('../../community/discussion/lesson-discussion.tsx'))

/** The discussion of a lesson, loaded when it is shown. */
export function LazyLessonDiscussion({ lessonId }: { lessonId: string }) {
  return (
    <Suspense fallback={<LoadingPanel />}>
      <LessonDiscussion key={lessonId} lessonId={lessonId} />
    </Suspense>
  )
}
