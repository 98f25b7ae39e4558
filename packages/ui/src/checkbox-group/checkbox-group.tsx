'use client'
import { useRef, useState, type ReactNode } from 'react'
import { FieldSet, type FieldSetProps } from '../field/field-set.tsx'
import { isSameList } from '../form-state/is-same-list.ts'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useFormReset } from '../native-control/use-form-reset.ts'
import { Choice } from '../radio-group/radio-group-choice.tsx'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { checkControlled } from '../development/check-controlled.ts'
import { checkOptions } from '../development/check-options.ts'

export type CheckboxOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  isDisabled?: boolean | undefined
}

export type CheckboxGroupProps = FieldSetProps & {
  /** The options, any number of which are selected. */
  options: readonly CheckboxOption[]
  /** Adds a checkbox for all options above them: "All days". It is not submitted. */
  allLabel?: ReactNode
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

/**
 * Any number of options, as native checkboxes, optionally with one above them for all, which is half checked while only
 * some are. Forms submit them before scripts load, and `form.reset()` restores the initial ones.
 */
export function CheckboxGroup({
  options,
  allLabel,
  name,
  value,
  defaultValue = none,
  onValueChange,
  isRequired = false,
  ref,
  ...rest
}: CheckboxGroupProps) {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useFieldValue({ value, defaultValue, onValueChange, isSame: isSameList })
  const [initial] = useState(chosen)
  const group = useRef<HTMLFieldSetElement>(null)
  useFormReset(group, () => setChosen(initial))
  const available = options.filter((option) => !option.isDisabled)
  const isAll = available.every((option) => chosen.includes(option.value))
  const isSome = !isAll && available.some((option) => chosen.includes(option.value))
  const toggle = (toggled: readonly string[], isChecked: boolean) =>
    setChosen(
      options
        .map((option) => option.value)
        .filter((optionValue) => (toggled.includes(optionValue) ? isChecked : chosen.includes(optionValue))),
    )
  if (process.env.NODE_ENV !== 'production') {
    checkOptions('CheckboxGroup', { known: options.map((option) => option.value), value, defaultValue })
    checkControlled('CheckboxGroup', 'value', value, onValueChange, { isReadOnly: rest.disabled })
  }
  return (
    <FieldSet ref={useMergedRefs(group, ref)} {...rest}>
      <div className="grid grid-cols-1 gap-y-1">
        {allLabel && (
          <Choice
            type="checkbox"
            label={allLabel}
            className="noscript:hidden"
            disabled={!isHydrated}
            checked={isAll}
            isIndeterminate={isSome}
            onChange={(event) =>
              toggle(
                available.map((option) => option.value),
                event.currentTarget.checked,
              )
            }
          />
        )}
        {options.map((option) => (
          <Choice
            key={option.value}
            type="checkbox"
            data-option=""
            className={allLabel ? 'ms-8 noscript:ms-0' : undefined}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.isDisabled}
            required={isHydrated && isRequired && chosen.length === 0 && option === available[0]}
            aria-invalid={rest.error ? true : undefined}
            checked={chosen.includes(option.value)}
            onChange={(event) => toggle([option.value], event.currentTarget.checked)}
          />
        ))}
      </div>
    </FieldSet>
  )
}
