import { Plural, Trans } from '@lingui/react/macro'
import type { Overview } from './overview.ts'

type RemainingLessonsProps = {
  overview: Overview
  /** Whether an exam is open that ends the program. Default false. */
  hasOpenExam?: boolean
}

/** How many lessons are left, and when a lesson counts as done (LESSON-1). */
export function RemainingLessons({ overview, hasOpenExam = false }: RemainingLessonsProps) {
  if (overview.lessons_total === 0)
    return (
      <p>
        <Trans>The first lessons are on their way.</Trans>
      </p>
    )
  const left = overview.lessons_total - overview.lessons_done
  if (left === 0)
    return (
      <p>
        {hasOpenExam ? (
          <Trans>One thing left: the exam.</Trans>
        ) : (
          <Trans>You have finished every lesson.</Trans>
        )}
      </p>
    )
  return (
    <>
      <p>
        <Plural value={left} one="# lesson is left." other="# lessons are left." />
      </p>
      <p className="text-small text-text-muted">
        <Trans>
          A lesson is done when you have watched 90% of it, or marked it as done. Skipping ahead does not
          count.
        </Trans>
      </p>
    </>
  )
}
