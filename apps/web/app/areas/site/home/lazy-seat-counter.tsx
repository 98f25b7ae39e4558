import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./seat-counter.tsx').then(({ SeatCounter }) => SeatCounter)

/** `SeatCounter`. Until its code is loaded, it is the number field of the server's markup. */
export const LazySeatCounter = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
