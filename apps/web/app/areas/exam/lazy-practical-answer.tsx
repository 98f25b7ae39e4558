import { lazyWhenIdle } from '../../lib/browser/lazy-component.tsx'

const load = () => import('./practical-answer.tsx').then(({ PracticalAnswer }) => PracticalAnswer)

/** The files of a practical answer: the zone for them is a quarter of the scripts of an exam. */
export const LazyPracticalAnswer = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
