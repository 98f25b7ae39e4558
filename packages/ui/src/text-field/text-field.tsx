import { useId, type ComponentProps, type ReactNode } from 'react'
import { controlStyles, describeControl } from '../field/field-control.ts'
import { Field, type FieldState } from '../field/field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to mend it; without it an `error` state is told by style and `aria-invalid` alone. */
  error?: ReactNode
  /** Default `neutral`, or `error` where an error message is given. */
  state?: FieldState | undefined
  /** What stands at the input's end: an icon or a small button. */
  end?: ReactNode
}

/** One line of text with its label. `className` and `style` go to the field, all else to the input. */
export function TextField({
  label,
  hint,
  error,
  state = error ? 'error' : 'neutral',
  end,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <div className="relative" style={style}>
        <input
          className={controlStyles({ state, className: end ? 'ps-4 pe-13' : 'px-4' })}
          {...describeControl(controlId, { hint, error, state, describedBy })}
          {...rest}
        />
        {end && <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>}
      </div>
    </Field>
  )
}
