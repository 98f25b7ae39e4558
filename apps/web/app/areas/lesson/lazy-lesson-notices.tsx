import { lazyWhenShown } from '../../lib/browser/lazy-component.tsx'

const loadNoVideo = () => import('./no-video.tsx').then(({ NoVideo }) => NoVideo)
const loadNotBought = () => import('./not-bought.tsx').then(({ NotBought }) => NotBought)

/** `NoVideo`, loaded where there is no video. */
export const LazyNoVideo = lazyWhenShown(loadNoVideo, {
  onServer: import.meta.env.SSR && (await loadNoVideo()),
})

/** `NotBought`, loaded where it is shown. */
export const LazyNotBought = lazyWhenShown(loadNotBought, {
  onServer: import.meta.env.SSR && (await loadNotBought()),
})
