import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { reportMisuse } from '../development/report-misuse.ts'

export type ProgressBarProps = Omit<ComponentProps<'progress'>, 'value' | 'children'> & {
  label: ReactNode
  /** Hides the label visually. Default false. */
  isLabelHidden?: boolean | undefined
  /** From 0 to `max`. */
  value: number
  /** Maximum, in the unit of `value`. Default 1. */
  max?: number | undefined
  /** The progress in words, at the inline end: "3 of 8 lessons". */
  valueText?: ReactNode
}

/** Progress as a native `progress` element, which is mirrored in rtl text. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  max = 1,
  valueText,
  id,
  className,
  ...rest
}: ProgressBarProps) {
  if (process.env.NODE_ENV !== 'production')
    if (!(value >= 0 && value <= max))
      reportMisuse(
        'ProgressBar',
        `value={${value}} is not between 0 and max={${max}}.`,
        'Pass a value within them, or the max that belongs to it.',
      )
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={cx(className, 'grid grid-cols-1 gap-2')}>
      <div
        className={cx(
          'flex flex-wrap items-baseline justify-between gap-x-4 text-small',
          isLabelHidden && !valueText && 'sr-only',
        )}
      >
        <span
          id={`${controlId}-label`}
          className={cx('min-w-0', isLabelHidden ? 'sr-only' : 'flex-1 basis-32')}
        >
          {label}
        </span>
        {valueText && (
          <span id={`${controlId}-value`} className="max-w-full text-text-muted tabular-nums">
            {valueText}
          </span>
        )}
      </div>
      <progress
        id={controlId}
        value={value}
        max={max}
        aria-labelledby={`${controlId}-label`}
        aria-describedby={valueText ? `${controlId}-value` : undefined}
        className={cx(
          'h-1 w-full appearance-none overflow-hidden rounded-pill border-0 bg-line',
          '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent',
          'forced-colors:border forced-colors:border-[CanvasText]',
          'forced-colors:[&::-webkit-progress-value]:bg-[Highlight] forced-colors:[&::-moz-progress-bar]:bg-[Highlight]',
        )}
        {...rest}
      />
    </div>
  )
}
