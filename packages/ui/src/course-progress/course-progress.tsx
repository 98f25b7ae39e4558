import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { Strands } from '../strands/strands.tsx'
import { progressOf, type LessonProgress } from './course-progress.rules.ts'

export { progressOf } from './course-progress.rules.ts'
export type { LessonProgress, Progress } from './course-progress.rules.ts'

export type CourseProgressProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  /** A few words above the title. */
  overline?: ReactNode
  title: ReactNode
  /** The lessons in order; it counts the finished ones. */
  lessons: readonly LessonProgress[]
  /** Label above the bar: "Your progress". */
  label: ReactNode
  /** The progress in words: "3 of 7 lessons". */
  valueText: ReactNode
  /** Short facts in a row: "46 minutes left", "24 days of access". */
  facts?: readonly { id: string; text: ReactNode }[] | undefined
  /** Link to the lesson `progressOf(lessons).nextId` or, once finished, to the certificate. */
  action?: ReactNode
  /** Seed of the strands: the course's slug. */
  seed: string
  /** Heading level. Default 1. */
  level?: HeadingLevel | undefined
}

const noFacts: NonNullable<CourseProgressProps['facts']> = []

/**
 * The header of a course, program or online masterclass in progress: its name, the progress, and a button to
 * continue.
 */
export function CourseProgress({
  overline,
  title,
  lessons,
  label,
  valueText,
  facts = noFacts,
  action,
  seed,
  level = 1,
  className,
  ...rest
}: CourseProgressProps) {
  const Heading = `h${level}` as const
  const { share, isFinished } = progressOf(lessons)
  return (
    <header
      className={cx(className, 'relative isolate overflow-clip border-b border-line pt-8 pb-7 sm:pt-12')}
      {...rest}
    >
      <Strands
        seed={seed}
        coiffure={isFinished ? 'knot' : 'wave'}
        width={1200}
        height={300}
        reach="end"
        className="promo-strands absolute inset-0 -z-1 size-full max-md:opacity-35"
      />
      {overline && <p className="overline-label text-accent">{overline}</p>}
      <Heading className="mt-2.5 headline-type max-w-[22ch] text-headline text-balance hyphens-auto">
        {title}
      </Heading>
      <div className="mt-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <ProgressBar
          label={label}
          value={share}
          valueText={valueText}
          className="max-w-120 min-w-64 flex-1"
        />
        {action && <div className="flex flex-wrap gap-3 max-sm:w-full">{action}</div>}
      </div>
      {facts.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-small text-text-muted tabular-nums">
          {facts.map((fact) => (
            <li key={fact.id}>{fact.text}</li>
          ))}
        </ul>
      )}
    </header>
  )
}
