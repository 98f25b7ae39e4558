import { lazyWhenShown } from '../../../../lib/browser/lazy-component.tsx'
import { loadWithRetry } from '../../../../lib/browser/load-with-retry.tsx'
import { LoadingPanel } from '../../../site/loading-panel.tsx'
import { UnloadedPart } from '../../../site/unloaded-part.tsx'

const load = async () =>
  (await import('../../../community/discussion/lesson-discussion.tsx')).LessonDiscussion

/** The discussion of a lesson, loaded when it is shown. */
export const LazyLessonDiscussion = lazyWhenShown(loadWithRetry(load, UnloadedPart), {
  fallback: <LoadingPanel />,
})
