'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { Choice } from './choice.tsx'

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
  /** A picture over the words; for `cards`. */
  picture?: ReactNode
  isDisabled?: boolean | undefined
}

export type RadioGroupProps = Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'defaultValue' | 'children' | 'name'
> &
  Pick<VariantProps<typeof options>, 'variant' | 'columns'> & {
    /** What is being chosen. */
    legend: ReactNode
    /** True where a heading nearby says it already. Default false. */
    isLegendHidden?: boolean
    /** One of which is chosen. */
    options: readonly RadioOption[]
    /** The name a form sends the choice under. Default one of its own. */
    name?: string | undefined
    /** The chosen value, when the owner holds it; '' for none. */
    value?: string | undefined
    /** The value chosen at first, when nobody holds it. Default none. */
    defaultValue?: string | undefined
    /** Called with the value chosen. */
    onChange?: (value: string) => void
    hint?: ReactNode
    /** What is wrong and how to mend it. */
    error?: ReactNode
    /** Whether a form asks for a choice before it is sent. Default false. */
    required?: boolean
  }

/**
 * One of a few, all in sight: two to seven options. For more use `SelectField`, for "any of these" several `Checkbox`es,
 * for on and off a switch.
 *
 * Native radios, so a form sends them before scripts run and the keys are the platform's: Tab comes to the chosen
 * one, arrows move and choose, in the direction of the text. Nothing needs to be chosen at first: do not choose for
 * somebody what costs money. `plain` in forms, `cards` where the choice is the page's question.
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
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps) {
  const ownId = useId()
  const groupId = id ?? ownId
  const descriptions = [describedBy, hint && `${groupId}-hint`, error && `${groupId}-error`]
  return (
    <fieldset
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
