import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { useFieldControl } from '../field/use-field-control.ts'
import { CheckboxBox } from './checkbox-box.tsx'
import { checkCheckedControl } from '../development/check-native-control.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'required'> & {
  /** What the user agrees to or selects; may contain links. */
  label: ReactNode
  /** An explanation below the label. */
  hint?: ReactNode
  /** The error and how to fix it. */
  error?: ReactNode
  /** Receives whether it is checked; the native `onChange` receives the event. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Whether the form requires it to be checked. Default false. */
  isRequired?: boolean | undefined
}

/** A native checkbox with its label. `className` goes to the root, all other props to the input. */
export function Checkbox({ label, className, ...props }: CheckboxProps) {
  if (process.env.NODE_ENV !== 'production') checkCheckedControl('Checkbox', props)
  const { hint, error } = props
  const [controlId, control] = useFieldControl(props)
  return (
    <div className={cx(className, 'grid gap-1.5')}>
      <div className="group/checkbox flex items-start gap-3 has-disabled:opacity-55">
        <CheckboxBox className="mt-0.5" {...control} />
        <div className="min-w-0">
          <label
            htmlFor={controlId}
            className="block cursor-pointer text-small group-has-disabled/checkbox:cursor-not-allowed"
          >
            {label}
          </label>
          {hint && (
            <p id={`${controlId}-hint`} className="mt-0.5 text-caption text-text-muted">
              {hint}
            </p>
          )}
        </div>
      </div>
      {error && (
        <p id={`${controlId}-error`} className="text-small text-error">
          {error}
        </p>
      )}
    </div>
  )
}
