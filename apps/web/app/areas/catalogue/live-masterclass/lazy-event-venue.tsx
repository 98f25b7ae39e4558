import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./event-venue.tsx').then(({ EventVenue }) => EventVenue)

/** `EventVenue`, complete in the server's markup. */
export const LazyEventVenue = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
