import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./lesson-files.tsx').then(({ LessonFiles }) => LessonFiles)

/** The files of a lesson to download. */
export const LazyLessonFiles = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
