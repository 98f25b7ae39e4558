import { lazyWhenShown } from '../../lib/browser/lazy-component.tsx'

const loadNotice = () => import('./lesson-notice.tsx').then(({ LessonNotice }) => LessonNotice)
const loadNotBought = () => import('./not-bought.tsx').then(({ NotBought }) => NotBought)

/** `LessonNotice`, loaded where there is no video. */
export const LazyLessonNotice = lazyWhenShown(loadNotice, {
  onServer: import.meta.env.SSR && (await loadNotice()),
})

/** `NotBought`, loaded where it is shown. */
export const LazyNotBought = lazyWhenShown(loadNotBought, {
  onServer: import.meta.env.SSR && (await loadNotBought()),
})
