import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./accept-answer.tsx').then(({ AcceptAnswer }) => AcceptAnswer)

/** Accepts a comment as the answer. Loaded only for the author of the question. */
export const LazyAcceptAnswer = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
