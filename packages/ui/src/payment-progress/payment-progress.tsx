import type { HeadingLevel } from '../heading/heading.tsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { Check } from '../icons/check.tsx'
import type { Messages } from '../messages/all-messages.ts'
import { messageNodes } from '../messages/message-nodes.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { progressOf } from '../stepper/stepper-progress.ts'

const stageStyles = cva('relative flex gap-4 pb-7 last:pb-0', {
  variants: {
    progress: {
      done: 'text-text-muted not-last:before:border-accent',
      current: 'font-medium not-last:before:border-line',
      ahead: 'text-text-muted not-last:before:border-line',
    },
  },
})

const signStyles = cva('relative grid size-8 shrink-0 place-items-center rounded-pill border bg-surface', {
  variants: {
    progress: {
      done: 'border-accent text-accent',
      current: 'border-line text-accent',
      ahead: 'border-line-strong',
    },
  },
})

export type PaymentStage = {
  id: string
  /** In the present tense: "Contacting your bank". */
  name: ReactNode
  /** What the user has to do: "Confirm the payment in your bank’s app". Shown while it is current. */
  text?: ReactNode
}

export type PaymentProgressLabels = {
  /** Announced on a completed stage: "Done". */
  done: ReactNode
}

const english: Messages['paymentProgress'] = {
  title: 'Your payment is on its way',
  text: 'Keep this page open until it is done.',
  done: 'Done',
}

export type PaymentProgressProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** Default "Your payment is on its way". */
  title?: ReactNode
  /** What not to do meanwhile. Default: do not close the page. */
  text?: ReactNode
  /** The stages in order. */
  stages: readonly PaymentStage[]
  /** Id of the current stage. */
  currentId: string
  /** All stages are done. Default false. */
  isComplete?: boolean | undefined
  /** Shown if it takes longer than usual. */
  delay?: ReactNode
  /** Default English. */
  labels?: Partial<PaymentProgressLabels> | undefined
  /** Heading level. Default 2. */
  level?: HeadingLevel | undefined
}

/**
 * The stages of a running payment, each announced when it starts. It has no timer, no close button and does not end
 * by itself: the page replaces it by `OrderPlaced` or `OrderFailed` when the result is known.
 */
export function PaymentProgress({
  title,
  text,
  stages,
  currentId,
  isComplete = false,
  delay,
  labels,
  level = 2,
  className,
  ...rest
}: PaymentProgressProps) {
  const word = messageNodes('paymentProgress', english, { ...labels, title, text })
  const id = useId()
  const Heading = `h${level}` as const
  const progress = progressOf(
    stages.map((stage) => stage.id),
    currentId,
    isComplete,
  )
  const current = isComplete ? undefined : stages.find((stage) => stage.id === currentId)
  return (
    <section
      aria-labelledby={id}
      aria-busy={!isComplete}
      className={cx(className, 'mx-auto max-w-140 rounded-media border border-line bg-surface p-6 sm:p-10')}
      {...rest}
    >
      <Heading id={id} className="headline-type text-heading">
        {word('title')}
      </Heading>
      <p className="mt-2 text-text-muted">{word('text')}</p>
      <ol className="mt-8">
        {stages.map((stage, index) => {
          const stands = progress[index] ?? 'ahead'
          return (
            <li
              key={stage.id}
              aria-current={stands === 'current' ? 'step' : undefined}
              className={cx(
                stageStyles({ progress: stands }),
                'not-last:before:absolute not-last:before:start-4 not-last:before:top-8 not-last:before:bottom-0',
                'not-last:before:border-s',
              )}
            >
              <span aria-hidden="true" className={signStyles({ progress: stands })}>
                {stands === 'done' && <Check className="size-4" strokeWidth={1.75} />}
                {stands === 'current' && <Spinner className="size-5" />}
              </span>
              <div className="min-w-0 pt-1">
                <p>
                  {stage.name}
                  {stands === 'done' && (
                    <span className="sr-only">
                      {' '}
                      <span>{word('done')}</span>
                    </span>
                  )}
                </p>
                {stands === 'current' && stage.text && (
                  <p className="mt-0.5 text-small font-normal text-text-muted">{stage.text}</p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      {delay && <p className="mt-8 border-t border-line pt-5 text-small text-text-muted">{delay}</p>}
      {/* The only live region, so that each stage is announced once and the list is not repeated. */}
      <div role="status" className="sr-only">
        {current && <p key={current.id}>{current.name}</p>}
        {current?.text && <p key={`${current.id}-text`}>{current.text}</p>}
        {delay && <p key="delay">{delay}</p>}
      </div>
    </section>
  )
}
