import { useId, type ComponentProps, type ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { Check } from '../icons/check.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { LocalNumber } from '../messages/local-number.tsx'
import { messageNodes } from '../messages/message-nodes.tsx'
import { progressOf } from './stepper-progress.ts'

/** In a narrow place a step is a segment of a bar; otherwise a number, its name, and a line to the next. */
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
  /** A link back to a completed step; not rendered on other steps. */
  link?: LinkElement | undefined
}

export type StepperLabels = {
  /** Shown where there is no room for all names: "Step 2 of 4". Numbers start at 1. */
  position: (step: number, count: number) => string
  /** Announced on a completed step. */
  done: string
}

const english: StepperLabels = { position: (step, count) => `Step ${step} of ${count}`, done: 'Done' }

export type StepperProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Accessible name of the process: "Checkout". */
  label: ReactNode
  /** The steps in order. */
  steps: readonly Step[]
  /** Id of the current step. */
  currentId: string
  /** The last step is done, too. Default false. */
  isComplete?: boolean | undefined
  /** Formats the step numbers in the page's digits. */
  formatNumber?: ((step: number) => string) | undefined
  /** Default English. */
  labels?: Partial<StepperLabels> | undefined
}

/**
 * The position in a process of three to six steps in fixed order: done, current, ahead. It is mirrored in rtl text;
 * narrower than 46 rem it becomes a bar below "Step 2 of 4" and the current step's name.
 */
export function Stepper({
  label,
  steps,
  currentId,
  isComplete = false,
  formatNumber,
  labels,
  className,
  ...rest
}: StepperProps) {
  const word = messageNodes('stepper', english, labels)
  const labelId = useId()
  const progress = progressOf(
    steps.map(({ id }) => id),
    currentId,
    isComplete,
  )
  const currentIndex = steps.findIndex(({ id }) => id === currentId)
  return (
    <div className={cx(className, '@container')} {...rest}>
      {/* The list announces the position, so this line is visual only. */}
      <p aria-hidden="true" className="flex flex-wrap items-baseline gap-x-3 @min-[46rem]:hidden">
        <span className="text-small text-text-muted tabular-nums">
          {word('position', currentIndex + 1, steps.length)}
        </span>
        <span key={steps[currentIndex]?.id} className="min-w-0 text-lead font-medium hyphens-auto">
          {steps[currentIndex]?.name}
        </span>
      </p>
      <span id={labelId} hidden>
        {label}
      </span>
      <ol aria-labelledby={labelId} className="flex gap-1.5 @max-[46rem]:-mb-4 @min-[46rem]:gap-0">
        {steps.map(({ id, name, link }, index) => {
          const stands = progress[index] ?? 'ahead'
          const content = (
            <>
              <span aria-hidden="true" className={marker({ progress: stands })}>
                {stands === 'done' ? (
                  <Check className="size-3.5" strokeWidth={2} />
                ) : (
                  (formatNumber?.(index + 1) ?? <LocalNumber value={index + 1} />)
                )}
              </span>
              <span className="sr-only min-w-0 hyphens-auto @min-[46rem]:not-sr-only">{name}</span>
              {stands === 'done' && <span className="sr-only"> {word('done')}</span>}
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
