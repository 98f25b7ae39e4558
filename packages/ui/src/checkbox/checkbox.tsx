import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { CheckboxBox } from './checkbox-box.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** What the user agrees to or selects; may contain links. */
  label: ReactNode
  /** The error and how to fix it. */
  error?: ReactNode
}

/** A native checkbox with its label. `className` goes to the root, all other props to the input. */
export function Checkbox({ label, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={cx('grid gap-1.5', className)}>
      <div className="group/checkbox flex items-start gap-3 has-disabled:opacity-55">
        <CheckboxBox
          id={controlId}
          className="mt-0.5"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${controlId}-error` : undefined}
          {...rest}
        />
        <label
          htmlFor={controlId}
          className="cursor-pointer text-small group-has-disabled/checkbox:cursor-not-allowed"
        >
          {label}
        </label>
      </div>
      {error && (
        <p id={`${controlId}-error`} className="text-small text-error">
          {error}
        </p>
      )}
    </div>
  )
}
