import type { Overview } from './overview.ts'

/** What a learner does next with bought content; `wait` while it has no lessons. */
export type NextStep = 'buy-again' | 'wait' | 'start' | 'continue' | 'watch-again'

type Progress = Pick<Overview, 'has_expired' | 'lessons_total' | 'next_lesson' | 'last_active_at'>

/** The next step with bought content. */
export function nextStepOf(content: Progress): NextStep {
  if (content.has_expired) return 'buy-again'
  if (content.lessons_total === 0) return 'wait'
  if (!content.next_lesson) return 'watch-again'
  return content.last_active_at === null ? 'start' : 'continue'
}
