import { cva, cx } from 'class-variance-authority'

const segment = cva('h-0.75 flex-1 rounded-pill transition-colors', {
  variants: {
    state: {
      current: 'bg-accent-strong forced-colors:bg-[Highlight]',
      answered: 'bg-accent forced-colors:bg-[CanvasText]',
      skipped: 'border-y border-line-strong',
      open: 'bg-line forced-colors:border-y forced-colors:border-[GrayText]',
    },
  },
})

/** State of a question in the row. */
export type ExamStep = 'current' | 'answered' | 'skipped' | 'open'

/** One segment per question, in reading direction. Decorative: the text beside it says the same. */
export function ExamSteps({
  steps,
  className,
}: {
  steps: readonly ExamStep[]
  className?: string | undefined
}) {
  return (
    <div aria-hidden="true" className={cx(className, 'flex', steps.length > 24 ? 'gap-px' : 'gap-1')}>
      {steps.map((state, index) => (
        <span key={index} className={segment({ state })} />
      ))}
    </div>
  )
}
