'use client'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Minus, Plus } from 'lucide-react'
import { cx } from 'class-variance-authority'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'

const step = cx(
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-pill border border-line-strong bg-ground text-text',
  'transition-colors hover:border-text aria-disabled:cursor-not-allowed aria-disabled:border-line',
  'aria-disabled:text-text-muted aria-disabled:opacity-70',
)

export type CounterLabels = {
  /** Heard on the minus button. */
  less: string
  /** Heard on the plus button. */
  more: string
}

const english: CounterLabels = { less: 'One less', more: 'One more' }

export type CounterProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'children'
> & {
  /** What is counted ("Seats"). */
  label: ReactNode
  /** Hides the label from sight where the row says it already. */
  isLabelHidden?: boolean | undefined
  /** How many, when the owner holds it. */
  value?: number | undefined
  /** How many to begin with, when nobody holds it. Default `min`. */
  defaultValue?: number | undefined
  /** How many at least. Default 0. */
  min?: number | undefined
  /** How many at most. Default none. */
  max?: number | undefined
  /** Called with a whole number between `min` and `max`. */
  onChange?: (count: number) => void
  /** Writes the count in the page's own digits. */
  formatNumber?: (count: number) => string
  /** Default English. */
  labels?: CounterLabels | undefined
}

/**
 * Counts tickets or seats: less, the number, more. It is a number input with its own name and keys (arrows), so a
 * form sends it before scripts have loaded. `className` goes to the whole, all else to the input.
 */
export function Counter({
  label,
  isLabelHidden = false,
  value,
  defaultValue,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  onChange,
  formatNumber = String,
  labels = english,
  id,
  disabled,
  className,
  onBlur,
  ...rest
}: CounterProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const labelId = `${inputId}-label`
  const [own, setOwn] = useState(defaultValue ?? min)
  // What is being typed may be empty for a moment, while the count keeps its last whole number.
  const [draft, setDraft] = useState<string | null>(null)
  const isHydrated = useHydrated()
  const count = value ?? own
  const isLeast = count <= min || disabled === true
  const isMost = count >= max || disabled === true

  const change = (next: number) => {
    const whole = Math.min(max, Math.max(min, Math.round(next)))
    if (whole === count) return
    setOwn(whole)
    onChange?.(whole)
  }
  const shown = formatNumber(count)
  const isWritten = isHydrated && draft === null && shown !== String(count)

  return (
    <div className={cx('inline-flex max-w-full flex-wrap items-center gap-x-4', className)}>
      <label
        htmlFor={inputId}
        id={labelId}
        className={isLabelHidden ? 'sr-only' : 'text-small text-text-muted'}
      >
        {label}
      </label>
      <fieldset aria-labelledby={labelId} className="inline-flex items-center gap-1">
        <button
          type="button"
          aria-label={labels.less}
          aria-controls={inputId}
          aria-disabled={isLeast || undefined}
          className={step}
          onClick={() => !isLeast && change(count - 1)}
        >
          <Minus aria-hidden="true" className="size-4" strokeWidth={1.5} />
        </button>
        <span className="relative inline-grid">
          <input
            type="number"
            role="spinbutton"
            inputMode="numeric"
            id={inputId}
            min={min}
            max={max === Number.MAX_SAFE_INTEGER ? undefined : max}
            step={1}
            disabled={disabled}
            value={draft ?? String(count)}
            aria-valuetext={isWritten ? shown : undefined}
            className={cx(
              'number-plain h-11 w-[3rem] rounded-control bg-transparent text-center text-lead font-medium tabular-nums',
              'disabled:text-text-muted',
              isWritten ? 'text-transparent' : '',
            )}
            onChange={(event) => {
              setDraft(event.currentTarget.value)
              if (event.currentTarget.value !== '') change(event.currentTarget.valueAsNumber)
            }}
            onBlur={composeHandlers(onBlur, () => setDraft(null))}
            {...rest}
          />
          {isWritten && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 grid place-items-center text-lead font-medium tabular-nums"
            >
              {shown}
            </span>
          )}
        </span>
        <button
          type="button"
          aria-label={labels.more}
          aria-controls={inputId}
          aria-disabled={isMost || undefined}
          className={step}
          onClick={() => !isMost && change(count + 1)}
        >
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
        </button>
      </fieldset>
    </div>
  )
}
