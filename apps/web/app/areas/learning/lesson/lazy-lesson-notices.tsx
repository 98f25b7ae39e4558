import { lazyWhenShown } from '../../../lib/browser/lazy-component.tsx'

const loadNoVideo = () => import('./no-video.tsx').then(({ NoVideo }) => NoVideo)
const loadMessage = () => import('@chignon/ui/form-message').then(({ FormMessage }) => FormMessage)
const loadNotBought = () => import('./not-bought.tsx').then(({ NotBought }) => NotBought)

/** `NoVideo`, loaded where there is no video. */
export const LazyNoVideo = lazyWhenShown(loadNoVideo, {
  onServer: import.meta.env.SSR && (await loadNoVideo()),
})

/** `FormMessage`, loaded where something failed. */
export const LazyFormMessage = lazyWhenShown(loadMessage, {
  onServer: import.meta.env.SSR && (await loadMessage()),
})

/** `NotBought`, loaded where it is shown. */
export const LazyNotBought = lazyWhenShown(loadNotBought, {
  onServer: import.meta.env.SSR && (await loadNotBought()),
})
