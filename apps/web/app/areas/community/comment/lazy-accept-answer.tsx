import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./accept-answer.tsx').then(({ AcceptAnswer }) => AcceptAnswer)

/** With it the author of a question accepts a comment as the answer; others do not load it. */
export const LazyAcceptAnswer = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
