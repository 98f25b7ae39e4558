'use client'
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Minus } from '../icons/minus.tsx'
import { Plus } from '../icons/plus.tsx'
import { describeControl } from '../field/describe-control.ts'
import { FieldNote } from '../field/field-note.tsx'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { useHeldBack, useHeldInvalid } from '../form-state/use-held-back.ts'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useFormatNumber } from '../messages/use-locale.ts'
import { useMessages } from '../messages/use-messages.ts'
import { NativeInput } from '../native-control/native-input.tsx'
import {
  correctionText,
  englishNumberCorrection,
  type NumberCorrection,
  type NumberCorrectionLabels,
} from '../number-field/correction.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { checkControlled } from '../development/check-controlled.ts'
import { checkRange } from '../development/check-range.ts'

const step = cx(
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-pill border border-line-strong bg-ground text-text',
  'transition-colors not-disabled:hover:border-text aria-disabled:cursor-not-allowed aria-disabled:border-line',
  'aria-disabled:text-text-muted aria-disabled:opacity-70 disabled:cursor-not-allowed disabled:opacity-55',
)

export type CounterLabels = NumberCorrectionLabels & {
  /** Accessible name of the minus button. */
  less: string
  /** Accessible name of the plus button. */
  more: string
}

const english: CounterLabels = { ...englishNumberCorrection, less: 'One less', more: 'One more' }

export type CounterProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'children' | 'required'
> & {
  /** What is counted ("Seats"). */
  label: ReactNode
  /** Hides the label visually where the row says it already. */
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  /** The error and how to fix it. */
  error?: ReactNode
  /** The count, if the caller controls it. */
  value?: number | undefined
  /** The initial count, if the component keeps it. Default `min`. */
  defaultValue?: number | undefined
  /** Minimum count. Default 0. */
  min?: number | undefined
  /** Maximum count. Default none. */
  max?: number | undefined
  /** Receives an integer between `min` and `max`. */
  onValueChange?: ((value: number) => void) | undefined
  /** Whether the field must not be empty. Default false. */
  isRequired?: boolean | undefined
  /** Formats the count in the page's digits. */
  formatNumber?: ((count: number) => string) | undefined
  /** Default English. */
  labels?: Partial<CounterLabels> | undefined
}

/**
 * A number of tickets or seats with buttons for less and more. Based on a number input, so forms can submit it
 * before scripts load. `className` goes to the root, all other props to the input.
 */
export function Counter({
  label,
  isLabelHidden = false,
  hint,
  error,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  value,
  defaultValue = min,
  onValueChange,
  isRequired = false,
  formatNumber: givenFormatNumber,
  labels,
  id,
  disabled,
  className,
  'aria-describedby': describedBy,
  onBlur,
  ref,
  ...rest
}: CounterProps) {
  const formatNumber = useFormatNumber(givenFormatNumber)
  const texts = useMessages('counter', english, labels)
  if (process.env.NODE_ENV !== 'production') {
    checkRange('Counter', { min, max })
    checkControlled('Counter', 'value', value, onValueChange, { isReadOnly: rest.readOnly || disabled })
  }
  const ownId = useId()
  const inputId = id ?? ownId
  const labelId = `${inputId}-label`
  const [count, setCount] = useFieldValue({ value, defaultValue, onValueChange })
  // The text being typed; it may be empty while the count keeps its last integer.
  const [draft, setDraft] = useState<string | null>(null)
  const [correction, setCorrection] = useState<NumberCorrection | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const isFixed = disabled === true || rest.readOnly === true
  const isLeast = count <= min || isFixed
  const isMost = count >= max || isFixed

  const limit = (next: number) => Math.min(max, Math.max(min, Math.round(next)))
  const change = (next: number) => {
    setCorrection(null)
    setCount(limit(next))
  }
  const endTyping = () => {
    const number = draft ? Number(draft) : null
    setDraft(null)
    if (draft && number !== null && number !== limit(number))
      setCorrection({ typed: draft, number, used: limit(number) })
  }
  const { note, held } = useHeldBack(
    correction ? correctionText(correction, texts, { min, max, format: formatNumber }) : '',
  )
  useHeldInvalid(input, held)
  const shown = formatNumber(count)
  const isWritten = isHydrated && draft === null && shown !== String(count)

  return (
    <div className={cx(className, 'inline-flex max-w-full flex-wrap items-center gap-x-4')}>
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
          aria-label={texts.less}
          aria-controls={inputId}
          aria-disabled={isLeast || undefined}
          className={step}
          onClick={() => !isLeast && change(count - 1)}
        >
          <Minus className="size-4" />
        </button>
        <span className="relative inline-grid">
          <NativeInput
            type="number"
            ref={useMergedRefs(input, ref)}
            role="spinbutton"
            inputMode="numeric"
            {...describeControl(inputId, {
              hint,
              error,
              note,
              state: error ? 'error' : 'neutral',
              describedBy,
            })}
            min={min}
            max={max === Number.MAX_SAFE_INTEGER ? undefined : max}
            step={1}
            disabled={disabled}
            required={isRequired}
            value={draft ?? String(count)}
            aria-valuetext={isWritten ? shown : undefined}
            className={cx(
              'number-plain h-11 w-[3rem] rounded-control bg-transparent text-center text-lead font-medium tabular-nums',
              'peer disabled:text-text-muted disabled:opacity-55',
              isWritten ? 'text-transparent' : '',
            )}
            onChange={(event) => {
              // Without the focus there is no blur that would end the draft.
              setDraft(event.currentTarget === document.activeElement ? event.currentTarget.value : null)
              if (event.currentTarget.value !== '') change(event.currentTarget.valueAsNumber)
            }}
            onBlur={composeHandlers(onBlur, endTyping)}
            {...rest}
          />
          {isWritten && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 grid place-items-center text-lead font-medium tabular-nums peer-disabled:text-text-muted peer-disabled:opacity-55"
            >
              {shown}
            </span>
          )}
        </span>
        <button
          type="button"
          aria-label={texts.more}
          aria-controls={inputId}
          aria-disabled={isMost || undefined}
          className={step}
          onClick={() => !isMost && change(count + 1)}
        >
          <Plus className="size-4" />
        </button>
      </fieldset>
      <FieldNote controlId={inputId}>{note}</FieldNote>
      {hint && (
        <p id={`${inputId}-hint`} className="mt-1 basis-full text-caption text-text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${inputId}-error`} className="mt-1 basis-full text-small text-error">
          {error}
        </p>
      )}
    </div>
  )
}
