import { lazyWhenIdle } from '../../../../lib/browser/lazy-component.tsx'

const load = () => import('./lesson-outline.tsx').then(({ LessonOutline }) => LessonOutline)

/** The lessons of a plan with the progress. */
export const LazyLessonOutline = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
