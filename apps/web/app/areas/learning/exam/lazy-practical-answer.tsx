import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'
import { loadWithRetry } from '../../../lib/browser/load-with-retry.tsx'
import { UnloadedPart } from '../../site/unloaded-part.tsx'

const load = () => import('./practical-answer.tsx').then(({ PracticalAnswer }) => PracticalAnswer)

/** The files of a practical answer: the zone for them is a quarter of the scripts of an exam. */
export const LazyPracticalAnswer = lazyWhenIdle(loadWithRetry(load, UnloadedPart), {
  onServer: import.meta.env.SSR && (await load()),
})
