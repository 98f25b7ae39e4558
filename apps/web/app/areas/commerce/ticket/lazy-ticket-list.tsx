import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./ticket-list.tsx').then(({ TicketList }) => TicketList)

/** `TicketList`, links that work without its code. */
export const LazyTicketList = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
