'use client'
import { FieldSet, type FieldSetProps } from '../field/field-set.tsx'
import { isSameList } from '../form-state/is-same-list.ts'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { Segment, segmentRow, type SegmentOption } from '../segmented-control/segment.tsx'
import { checkControlled } from '../development/check-controlled.ts'
import { checkOptions } from '../development/check-options.ts'

export type { SegmentOption } from '../segmented-control/segment.tsx'

export type ToggleGroupProps = FieldSetProps & {
  /** Two to seven options with short labels. */
  options: readonly SegmentOption[]
  /** Field name for form submission; each selected value is submitted under it. */
  name?: string | undefined
  /** The selected values, if the caller controls them. */
  value?: readonly string[] | undefined
  /** The initial values, if the component keeps them. Default none. */
  defaultValue?: readonly string[] | undefined
  /** Receives the selected values, in the order of the options. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** Whether the form requires at least one. Browsers enforce it once scripts have loaded. Default false. */
  isRequired?: boolean | undefined
}

const none: readonly string[] = []

/** The values of the checked ones of a group. */
const checkedWith = (input: Element): string[] =>
  [...(input.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(
    ({ value }) => value,
  )

/**
 * Any number of a few options, side by side: weekdays, languages. Native checkboxes: forms submit them before scripts
 * load, a selection made before hydration is kept, and `form.reset()` restores the initial one.
 */
export function ToggleGroup({
  options,
  name,
  value,
  defaultValue = none,
  onValueChange,
  isRequired = false,
  ...rest
}: ToggleGroupProps) {
  const [chosen, setChosen] = useFieldValue({ value, defaultValue, onValueChange, isSame: isSameList })
  const isMissing = useHydrated() && isRequired && chosen.length === 0
  const available = options.find((option) => !option.isDisabled)
  if (process.env.NODE_ENV !== 'production') {
    checkOptions('ToggleGroup', { known: options.map((option) => option.value), value, defaultValue })
    checkControlled('ToggleGroup', 'value', value, onValueChange, { isReadOnly: rest.disabled })
  }
  return (
    <FieldSet {...rest}>
      <div className={segmentRow({ isWrong: Boolean(rest.error) })}>
        {options.map((option) => (
          <Segment
            key={option.value}
            type="checkbox"
            name={name}
            value={option.value}
            label={option.label}
            icon={option.icon}
            disabled={option.isDisabled}
            required={isMissing && option === available}
            aria-invalid={rest.error ? true : undefined}
            onChange={(event) => setChosen(checkedWith(event.currentTarget))}
            {...(value === undefined
              ? { defaultChecked: defaultValue.includes(option.value) }
              : { checked: chosen.includes(option.value) })}
          />
        ))}
      </div>
    </FieldSet>
  )
}
