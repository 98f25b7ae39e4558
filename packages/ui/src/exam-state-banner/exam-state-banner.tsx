import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { Award } from '../icons/award.tsx'
import { Hourglass } from '../icons/hourglass.tsx'
import { LockKeyhole } from '../icons/lock-keyhole.tsx'
import { PenLine } from '../icons/pen-line.tsx'
import { RotateCcw } from '../icons/rotate-ccw.tsx'
import { Strands } from '../strands/strands.tsx'
import { isSilent, type ExamState } from './exam-state.ts'
import { checkVariants } from '../development/check-variants.ts'

export { examStates, isCertified, isSilent, mayTakeExam } from './exam-state.ts'
export type { ExamState } from './exam-state.ts'

const variants = {
  state: {
    not_supported: 'border-line',
    ready_for_submission: 'border-accent/55',
    submitted: 'border-line',
    approved: 'border-line-strong',
    rejected: 'border-line',
    waiting: 'border-line',
  },
}

const banner = cva('relative isolate min-h-32 overflow-clip rounded-media border bg-surface', {
  variants,
})

const sign = cva('grid size-12 shrink-0 place-items-center rounded-pill border', {
  variants: {
    state: {
      not_supported: 'border-line-strong text-text-muted',
      ready_for_submission: 'border-transparent bg-accent text-text-on-accent',
      submitted: 'border-info/60 text-info',
      approved: 'metal-gold border-transparent text-picture-shade',
      rejected: 'border-error/60 text-error',
      waiting: 'skeleton-breath border-line',
    },
  },
})

const icons = {
  not_supported: LockKeyhole,
  ready_for_submission: PenLine,
  submitted: Hourglass,
  approved: Award,
  rejected: RotateCcw,
  waiting: null,
}

export type ExamStateBannerProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  state: ExamState
  /** The state, in a few words. Omitted while `waiting`. */
  title?: ReactNode
  /** What it means and what comes next. Omitted while `waiting`. */
  text?: ReactNode
  /** The next step: start, view the certificate. */
  action?: ReactNode
  /** More content below the text: a `ProgressBar` of the lessons, the educator's note. */
  children?: ReactNode
  /** Seed of the strands: the program's slug. */
  seed: string
  /** Heading level. Default 2. */
  level?: HeadingLevel | undefined
}

/**
 * The state of an exam: six states (exam-state.ts), each expressed by an icon, text and the next step, never by
 * colour alone. `waiting` is empty: it reserves the space until the state is known.
 */
export function ExamStateBanner({
  state,
  title,
  text,
  action,
  seed,
  level = 2,
  className,
  children,
  ...rest
}: ExamStateBannerProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('ExamStateBanner', variants, { state })
  const Heading = `h${level}` as const
  const Icon = icons[state]
  return (
    <section className={cx(className, banner({ state }))} {...rest}>
      <Strands
        seed={seed}
        coiffure="wave"
        width={1100}
        height={160}
        reach="end"
        className={cx(
          'promo-strands absolute inset-0 -z-1 size-full max-md:opacity-40',
          state === 'approved' || state === 'ready_for_submission' ? 'opacity-90' : 'opacity-30',
        )}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-5 p-5 sm:p-7">
        <span aria-hidden="true" className={sign({ state })}>
          {Icon && <Icon className="size-5.5" />}
        </span>
        <div role="status" className="min-w-0 flex-1 basis-64">
          {!isSilent(state) && (
            <>
              {title && <Heading className="text-subtitle font-medium text-balance">{title}</Heading>}
              {text && <p className="mt-1 max-w-prose text-text-muted">{text}</p>}
              {children && <div className="mt-4 max-w-md">{children}</div>}
            </>
          )}
        </div>
        {action && !isSilent(state) && (
          <div className="flex flex-wrap gap-3 rounded-control bg-surface">{action}</div>
        )}
      </div>
    </section>
  )
}
