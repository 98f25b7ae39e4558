import type { ComponentProps, ReactNode } from 'react'
import { Check } from 'lucide-react'
import { cva, cx } from 'class-variance-authority'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { progressOf } from './progress.ts'

/** Narrow, a step is a stroke of one bar; wide, a numbered sign, its name, and a line to the next. */
const step = cva(
  [
    'min-w-0 flex-1 @min-[46rem]:flex @min-[46rem]:items-center @min-[46rem]:last:flex-none',
    '@min-[46rem]:not-last:after:mx-4 @min-[46rem]:not-last:after:min-w-4 @min-[46rem]:not-last:after:flex-1',
    '@min-[46rem]:not-last:after:border-t',
  ],
  {
    variants: {
      progress: {
        done: '@min-[46rem]:after:border-accent',
        current: '@min-[46rem]:after:border-line',
        ahead: '@min-[46rem]:after:border-line',
      },
    },
  },
)

const body = cva(
  [
    'flex min-h-11 min-w-0 items-center gap-3 rounded-control text-small no-underline',
    'before:flex-1 before:rounded-pill before:border-t-3 @min-[46rem]:before:hidden',
  ],
  {
    variants: {
      progress: {
        done: 'text-text-muted before:border-accent',
        current: 'font-medium text-text before:border-accent',
        ahead: 'text-text-muted before:border-line',
      },
      isLink: { true: 'hover:text-text hover:underline hover:underline-offset-4' },
    },
  },
)

const marker = cva(
  [
    'hidden size-7.5 shrink-0 place-items-center rounded-pill border text-caption font-medium tabular-nums',
    '@min-[46rem]:grid',
  ],
  {
    variants: {
      progress: {
        done: 'border-accent bg-accent text-text-on-accent',
        current:
          'border-accent bg-accent-soft text-accent-strong outline-1 outline-offset-3 outline-accent/45',
        ahead: 'border-line-strong text-text-muted',
      },
    },
  },
)

export type Step = {
  id: string
  /** Two words at most: "Order review". */
  name: ReactNode
  /** Leads back to a step that is done; on other steps it is not shown. */
  link?: LinkElement | undefined
}

export type StepperLabels = {
  /** Written where there is no room for every name: "Step 2 of 4". Numbers count from 1. */
  position: (step: number, count: number) => string
  /** Heard on a step that is done. */
  done: string
}

const english: StepperLabels = { position: (step, count) => `Step ${step} of ${count}`, done: 'Done' }

export type StepperProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the steps lead to, for assistive technology: "Checkout". */
  label: string
  /** In order, from the first to the last. */
  steps: readonly Step[]
  /** Id of the step being taken. */
  currentId: string
  /** The last step is done too. Default false. */
  isComplete?: boolean | undefined
  /** Writes the steps' numbers in the page's own digits. */
  formatNumber?: ((step: number) => string) | undefined
  /** Default English. */
  labels?: StepperLabels | undefined
}

/**
 * Where one stands on a way of three to six steps taken in order: done, current, ahead. It runs from the right in
 * right-to-left text; narrower than 46 rem it becomes a bar under "Step 2 of 4" and the current step's name.
 */
export function Stepper({
  label,
  steps,
  currentId,
  isComplete = false,
  formatNumber = String,
  labels = english,
  className,
  ...rest
}: StepperProps) {
  const progress = progressOf(
    steps.map(({ id }) => id),
    currentId,
    isComplete,
  )
  const at = steps.findIndex(({ id }) => id === currentId)
  return (
    <div className={cx('@container', className)} {...rest}>
      {/* Heard from the list itself, so this line is for the eye. */}
      <p aria-hidden="true" className="flex flex-wrap items-baseline gap-x-3 @min-[46rem]:hidden">
        <span className="text-small text-text-muted tabular-nums">
          {labels.position(at + 1, steps.length)}
        </span>
        <span className="min-w-0 text-lead font-medium hyphens-auto">{steps[at]?.name}</span>
      </p>
      <ol aria-label={label} className="flex gap-1.5 @max-[46rem]:-mb-4 @min-[46rem]:gap-0">
        {steps.map(({ id, name, link }, index) => {
          const stands = progress[index] ?? 'ahead'
          const content = (
            <>
              <span aria-hidden="true" className={marker({ progress: stands })}>
                {stands === 'done' ? <Check className="size-3.5" strokeWidth={2} /> : formatNumber(index + 1)}
              </span>
              <span className="sr-only min-w-0 hyphens-auto @min-[46rem]:not-sr-only">{name}</span>
              {stands === 'done' && <span className="sr-only"> {labels.done}</span>}
            </>
          )
          const isLink = stands === 'done' && !isComplete && link !== undefined
          const styles = body({ progress: stands, isLink })
          return (
            <li
              key={id}
              aria-current={stands === 'current' ? 'step' : undefined}
              className={step({ progress: stands })}
            >
              {isLink ? (
                <LinkSlot link={link} className={styles}>
                  {content}
                </LinkSlot>
              ) : (
                <span className={styles}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
