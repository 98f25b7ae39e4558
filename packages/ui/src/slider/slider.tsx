'use client'
import { useFormatNumber } from '../messages/use-locale.ts'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { describeControl } from '../field/describe-control.ts'
import { Field } from '../field/field.tsx'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { NativeInput } from '../native-control/native-input.tsx'
import { rangeInput } from './range-styles.ts'
import { RangeTrack } from './range-track.tsx'
import { checkControlled } from '../development/check-controlled.ts'
import { checkRange } from '../development/check-range.ts'

/** Attributes that the component sets itself. */
type Own = 'type' | 'children' | 'required' | 'onChange' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'

export type SliderProps = Omit<ComponentProps<'input'>, Own> & {
  label: ReactNode
  hint?: ReactNode
  /** The error and how to fix it. */
  error?: ReactNode
  /** The value, if the caller controls it. */
  value?: number | undefined
  /** The initial value, if the component keeps it. Default `min`. */
  defaultValue?: number | undefined
  /** Receives the value while the thumb moves. */
  onValueChange?: ((value: number) => void) | undefined
  /** Default 0. */
  min?: number | undefined
  /** Default 100. */
  max?: number | undefined
  /** Default 1. */
  step?: number | undefined
  /** Formats the value, which is shown beside the slider and announced. Default the plain number. */
  formatValue?: ((value: number) => string) | undefined
}

/**
 * A value in a range, where its place matters more than the number. A native range input: forms submit it before scripts load. It
 * runs in the direction of the text. `className` goes to the field, all other props to the input.
 */
export function Slider({
  label,
  hint,
  error,
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue = min,
  onValueChange,
  formatValue: givenFormatValue,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SliderProps) {
  const formatValue = useFormatNumber(givenFormatValue)
  const ownId = useId()
  const controlId = id ?? ownId
  const [current, setCurrent] = useFieldValue({ value, defaultValue, onValueChange })
  if (process.env.NODE_ENV !== 'production') {
    checkRange('Slider', { min, max, step })
    checkControlled('Slider', 'value', value, onValueChange, { isReadOnly: rest.disabled })
  }
  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <div className="group/slider flex items-center gap-4">
        <div className="relative h-8 min-w-0 grow has-disabled:opacity-55 pointer-coarse:h-11">
          <RangeTrack thumb="medium" min={min} max={max} filled={[min, current]} />
          <NativeInput
            {...describeControl(controlId, { hint, error, state: error ? 'error' : 'neutral', describedBy })}
            {...rest}
            type="range"
            min={min}
            max={max}
            step={step}
            value={current}
            aria-valuetext={formatValue(current)}
            className={rangeInput({ thumb: 'medium' })}
            onChange={(event) => setCurrent(event.currentTarget.valueAsNumber)}
          />
        </div>
        <span
          aria-hidden="true"
          className="min-w-10 text-end text-small tabular-nums group-has-disabled/slider:text-text-muted noscript:hidden"
        >
          <bdi>{formatValue(current)}</bdi>
        </span>
      </div>
    </Field>
  )
}
