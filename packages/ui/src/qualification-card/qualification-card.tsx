import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { Check } from '../icons/check.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import type { Messages } from '../messages/all-messages.ts'
import { messageNodes } from '../messages/message-nodes.tsx'
import { ProgressRing } from '../progress-ring/progress-ring.tsx'
import { drawRosette } from '../strand/guilloche.ts'

const rosette = drawRosette({ radius: 40, petals: 36 })

const seal = cva('grid size-19 place-items-center rounded-pill sm:size-22', {
  variants: { isComplete: { true: 'metal-silver text-picture-shade', false: 'text-line-strong' } },
})

export type QualificationCourse = {
  id: string
  name: ReactNode
  /** Finished by the viewer. */
  isDone?: boolean | undefined
  link?: LinkElement | undefined
}

export type QualificationCardLabels = {
  /** Announced on a finished course: "Done". */
  done: string
}

const english: Messages['qualificationCard'] = { done: 'Done' }

export type QualificationCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  name: ReactNode
  /** One sentence on what it certifies. */
  description?: ReactNode
  /** The courses that count towards it. */
  courses: readonly QualificationCourse[]
  /** Progress in whole percent, 0 to 100. */
  progress: number
  /** Accessible name of the ring ("50 % of the silver certificate"). */
  progressLabel: string
  /** The visible percentage ("50 %"). */
  progressText?: ReactNode
  /** The progress in words ("One more course to the silver certificate"). */
  status?: ReactNode
  /** The silver certificate is awarded. Default false. */
  isComplete?: boolean | undefined
  /** Default English. */
  labels?: Partial<QualificationCardLabels> | undefined
  /** Heading level. Default 3. */
  level?: HeadingLevel | undefined
}

/** A qualification: the courses of a category, and a seal that fills until it turns silver. */
export function QualificationCard({
  name,
  description,
  courses,
  progress,
  progressLabel,
  progressText,
  status,
  isComplete = false,
  labels,
  level = 3,
  className,
  ...rest
}: QualificationCardProps) {
  const word = messageNodes('qualificationCard', english, labels)
  const Heading = `h${level}` as const
  return (
    <article
      className={cx(
        className,
        'flex gap-5 rounded-media border border-line bg-surface p-5 max-sm:flex-col sm:gap-7 sm:p-7',
      )}
      {...rest}
    >
      <ProgressRing label={progressLabel} value={progress} size="large" className="sm:size-28">
        <span className={seal({ isComplete })}>
          <svg viewBox="-42 -42 84 84" fill="none" stroke="currentColor" className="size-full">
            <path d={rosette} strokeWidth="0.35" opacity="0.75" />
          </svg>
        </span>
      </ProgressRing>
      <div className="flex min-w-0 flex-1 flex-col">
        <Heading className="text-subtitle font-medium text-balance">{name}</Heading>
        {description && <p className="mt-1.5 text-small text-text-muted">{description}</p>}
        <ul className="mt-4 grid gap-1.5 text-small">
          {courses.map((course) => (
            <li key={course.id} className="flex gap-3">
              <span
                aria-hidden="true"
                className={cx(
                  'mt-0.5 grid size-4.5 shrink-0 place-items-center rounded-pill border',
                  course.isDone ? 'border-success text-success' : 'border-line-strong',
                )}
              >
                {course.isDone && <Check className="size-3" strokeWidth={2} />}
              </span>
              {course.link ? (
                <LinkSlot
                  link={course.link}
                  className="touch-target text-text no-underline decoration-1 underline-offset-4 hover:underline"
                >
                  {course.name}
                </LinkSlot>
              ) : (
                <span className={course.isDone ? undefined : 'text-text-muted'}>{course.name}</span>
              )}
              {course.isDone && <span className="sr-only">{word('done')}</span>}
            </li>
          ))}
        </ul>
        {(progressText || status) && (
          <div className="mt-auto flex flex-wrap items-baseline gap-x-3 pt-5 text-small font-medium">
            {progressText && <p className="text-subtitle tabular-nums">{progressText}</p>}
            {status && <p className={isComplete ? 'text-success' : 'text-text-muted'}>{status}</p>}
          </div>
        )}
      </div>
    </article>
  )
}
