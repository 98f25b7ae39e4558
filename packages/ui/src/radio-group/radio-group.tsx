'use client'
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { useFormReset } from '../native-control/use-form-reset.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { Choice } from './radio-group-choice.tsx'

const options = cva('grid grid-cols-1', {
  variants: {
    variant: { plain: 'gap-x-8 gap-y-1', cards: 'gap-2.5' },
    columns: { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' },
  },
})

export type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** A picture above the text; for `cards`. */
  picture?: ReactNode
  isDisabled?: boolean | undefined
}

export type RadioGroupProps = Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'defaultValue' | 'children' | 'name'
> &
  Pick<VariantProps<typeof options>, 'variant' | 'columns'> & {
    /** The question. */
    legend: ReactNode
    /** True if a heading nearby says the same. Default false. */
    isLegendHidden?: boolean | undefined
    /** The options, one of which is selected. */
    options: readonly RadioOption[]
    /** Field name for form submission. Default a generated one. */
    name?: string | undefined
    /** The selected value, if the caller controls it; '' for none. */
    value?: string | undefined
    /** The initial value, if the component keeps it. Default none. */
    defaultValue?: string | undefined
    /** Receives the selected value. */
    onChange?: ((value: string) => void) | undefined
    hint?: ReactNode
    /** The error and how to fix it. */
    error?: ReactNode
    /** Whether the form requires a selection. Default false. */
    required?: boolean | undefined
  }

/**
 * One of two to seven visible options. For more use `SelectField`, for any number of them `Checkbox`es, for on and
 * off a switch.
 *
 * Native radio buttons, so forms submit them before scripts load and the keyboard works as usual: Tab focuses the
 * selected one, arrows move and select, in the direction of the text. Nothing needs to be selected initially: do
 * not preselect what costs money. `plain` in forms, `cards` for the main question of a page.
 */
export function RadioGroup({
  legend,
  isLegendHidden = false,
  options: choices,
  name,
  value,
  defaultValue,
  onChange,
  variant = 'plain',
  columns = 1,
  hint,
  error,
  required = false,
  id,
  className,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps) {
  const ownId = useId()
  const groupId = id ?? ownId
  const own = useRef<HTMLFieldSetElement>(null)
  const mergedRef = useMergedRefs(own, ref)
  const [initial] = useState(value ?? defaultValue)
  useFormReset(own, () => {
    const isInitial = choices.some((option) => option.value === initial)
    // With an initial option, its radio button reports the reset.
    if (!isInitial && own.current?.querySelector(':checked')) onChange?.('')
  })
  const descriptions = [describedBy, hint && `${groupId}-hint`, error && `${groupId}-error`]
  return (
    <fieldset
      ref={mergedRef}
      role="radiogroup"
      id={groupId}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
      className={cx('min-w-0', className)}
      {...rest}
    >
      <legend className={isLegendHidden ? 'sr-only' : 'text-small font-medium'}>{legend}</legend>
      {hint && (
        <p id={`${groupId}-hint`} className="mt-0.5 text-caption text-text-muted">
          {hint}
        </p>
      )}
      <div className={options({ variant, columns, className: isLegendHidden && !hint ? undefined : 'mt-2' })}>
        {choices.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name ?? groupId}
            value={option.value}
            label={option.label}
            hint={option.hint}
            picture={option.picture}
            variant={variant ?? 'plain'}
            disabled={option.isDisabled}
            required={required}
            onChange={() => onChange?.(option.value)}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
          />
        ))}
      </div>
      {error && (
        <p id={`${groupId}-error`} className="mt-2 text-small text-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
