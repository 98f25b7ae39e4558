import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./lesson-done-form.tsx').then(({ LessonDoneForm }) => LessonDoneForm)

/** `LessonDoneForm`, which works without scripts. */
export const LazyLessonDoneForm = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
