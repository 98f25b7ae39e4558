'use client'
import { useId } from 'react'
import { FieldSet, type FieldSetProps } from '../field/field-set.tsx'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { Segment, segmentRow, type SegmentOption } from './segment.tsx'
import { checkControlled } from '../development/check-controlled.ts'
import { checkOptions } from '../development/check-options.ts'

export type { SegmentOption } from './segment.tsx'

export type SegmentedControlProps = FieldSetProps & {
  /** Two to five options with short labels. */
  options: readonly SegmentOption[]
  /** Field name for form submission. Default a generated one. */
  name?: string | undefined
  /** The selected value, if the caller controls it. */
  value?: string | undefined
  /** The initial value, if the component keeps it. Default none. */
  defaultValue?: string | undefined
  /** Receives the selected value. */
  onValueChange?: ((value: string) => void) | undefined
  /** Whether the form requires a selection. Default false. */
  isRequired?: boolean | undefined
}

/**
 * One of a few options that change a view or a setting, side by side. Native radio buttons: forms submit them before
 * scripts load, a selection made before hydration is kept, and `form.reset()` restores the initial one.
 */
export function SegmentedControl({
  options,
  name,
  value,
  defaultValue = '',
  onValueChange,
  isRequired = false,
  error,
  ...rest
}: SegmentedControlProps) {
  const ownName = useId()
  const [chosen, setChosen] = useFieldValue({ value, defaultValue, onValueChange })
  if (process.env.NODE_ENV !== 'production') {
    checkOptions('SegmentedControl', { known: options.map((option) => option.value), value, defaultValue })
    checkControlled('SegmentedControl', 'value', value, onValueChange, { isReadOnly: rest.disabled })
  }
  return (
    <FieldSet
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      error={error}
      {...rest}
    >
      <div className={segmentRow({ isWrong: Boolean(error) })}>
        {options.map((option) => (
          <Segment
            key={option.value}
            type="radio"
            name={name ?? ownName}
            value={option.value}
            label={option.label}
            icon={option.icon}
            disabled={option.isDisabled}
            required={isRequired}
            onChange={() => setChosen(option.value)}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === chosen })}
          />
        ))}
      </div>
    </FieldSet>
  )
}
