import { lazyWhenShown } from '../../../lib/browser/lazy-component.tsx'
import { LoadingPanel } from '../../site/loading-panel.tsx'

/** The discussion of a lesson, loaded when it is shown. */
export const LazyLessonDiscussion = lazyWhenShown(
  async () => (await import('../../community/discussion/lesson-discussion.tsx')).LessonDiscussion,
  { fallback: <LoadingPanel /> },
)
