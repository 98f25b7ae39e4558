'use client'
import { useId, useRef, useState, type ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { FieldSet, type FieldSetProps } from '../field/field-set.tsx'
import { useFormReset } from '../native-control/use-form-reset.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { Choice } from './radio-group-choice.tsx'
import { checkControlled } from '../development/check-controlled.ts'
import { checkOptions } from '../development/check-options.ts'
import { checkVariants } from '../development/check-variants.ts'

const variants = {
  variant: { plain: 'gap-x-8 gap-y-1', cards: 'gap-2.5' },
  columns: { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' },
}

const options = cva('grid grid-cols-1', {
  variants,
})

export type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** A picture above the text; for `cards`. */
  picture?: ReactNode
  isDisabled?: boolean | undefined
}

export type RadioGroupProps = FieldSetProps &
  Pick<VariantProps<typeof options>, 'variant' | 'columns'> & {
    /** The options, one of which is selected. */
    options: readonly RadioOption[]
    /** Field name for form submission. Default a generated one. */
    name?: string | undefined
    /** The selected value, if the caller controls it; '' for none. */
    value?: string | undefined
    /** The initial value, if the component keeps it. Default none. */
    defaultValue?: string | undefined
    /** Receives the selected value; '' if the form was reset to none. */
    onValueChange?: ((value: string) => void) | undefined
    /** Whether the form requires a selection. Default false. */
    isRequired?: boolean | undefined
  }

/**
 * One of two to seven visible options. For more use `SelectField`, for any number of them `CheckboxGroup`, for on and
 * off a switch.
 *
 * Native radio buttons, so forms submit them before scripts load and the keyboard works as usual: Tab focuses the
 * selected one, arrows move and select, in the direction of the text. Nothing needs to be selected initially: do
 * not preselect what costs money. `plain` in forms, `cards` for the main question of a page.
 */
export function RadioGroup({
  options: choices,
  name,
  value,
  defaultValue,
  onValueChange,
  variant = 'plain',
  columns = 1,
  error,
  isRequired = false,
  ref,
  ...rest
}: RadioGroupProps) {
  const ownName = useId()
  const own = useRef<HTMLFieldSetElement>(null)
  const mergedRef = useMergedRefs(own, ref)
  const [initial] = useState(value ?? defaultValue)
  useFormReset(own, () => {
    const isInitial = choices.some((option) => option.value === initial)
    // With an initial option, its radio button reports the reset.
    if (!isInitial && own.current?.querySelector(':checked')) onValueChange?.('')
  })
  if (process.env.NODE_ENV !== 'production') {
    checkVariants('RadioGroup', variants, { variant })
    checkOptions('RadioGroup', { known: choices.map((choice) => choice.value), value, defaultValue })
    checkControlled('RadioGroup', 'value', value, onValueChange, { isReadOnly: rest.disabled })
  }
  return (
    <FieldSet
      ref={mergedRef}
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      error={error}
      {...rest}
    >
      <div className={options({ variant, columns })}>
        {choices.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name ?? ownName}
            value={option.value}
            label={option.label}
            hint={option.hint}
            picture={option.picture}
            variant={variant ?? 'plain'}
            disabled={option.isDisabled}
            required={isRequired}
            onChange={() => onValueChange?.(option.value)}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
          />
        ))}
      </div>
    </FieldSet>
  )
}
