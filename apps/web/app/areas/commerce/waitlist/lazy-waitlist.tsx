import { lazyWhenShown } from '../../../lib/browser/lazy-component.tsx'

const loadForm = () => import('./waitlist-form.tsx').then(({ WaitlistForm }) => WaitlistForm)
const loadBanner = () => import('./waitlist-banner.tsx').then(({ WaitlistBanner }) => WaitlistBanner)

/** `WaitlistForm`, loaded where there is a waiting list to join. */
export const LazyWaitlistForm = lazyWhenShown(loadForm, {
  onServer: import.meta.env.SSR && (await loadForm()),
})

/** `WaitlistBanner`, loaded for those who wait. */
export const LazyWaitlistBanner = lazyWhenShown(loadBanner, {
  onServer: import.meta.env.SSR && (await loadBanner()),
})
