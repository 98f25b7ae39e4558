import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { useFieldControl } from '../field/use-field-control.ts'
import { NativeInput } from '../native-control/native-input.tsx'
import { checkCheckedControl } from '../development/check-native-control.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'required'> & {
  /** The name of the setting. */
  label: ReactNode
  /** What it does when on, below the label. */
  hint?: ReactNode
  /** The error and how to fix it. */
  error?: ReactNode
  /** Receives whether it is on; the native `onChange` receives the event. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Whether the form requires it to be on. Default false. */
  isRequired?: boolean | undefined
}

/**
 * On or off, applied immediately: a native checkbox with the role of a switch, so forms submit it before scripts
 * load. For values that are saved with a form, use `Checkbox`. `className` goes to the root, all other props to the
 * input.
 */
export function Switch({ label, className, ...props }: SwitchProps) {
  if (process.env.NODE_ENV !== 'production') checkCheckedControl('Switch', props)
  const { hint, error } = props
  const [controlId, control] = useFieldControl(props)
  return (
    <div
      className={cx(className, 'group/switch flex items-start justify-between gap-6 has-disabled:opacity-55')}
    >
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <label
          htmlFor={controlId}
          className="cursor-pointer font-medium group-has-disabled/switch:cursor-not-allowed"
        >
          {label}
        </label>
        {hint && (
          <p id={`${controlId}-hint`} className="text-small text-text-muted">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${controlId}-error`} className="text-small text-error">
            {error}
          </p>
        )}
      </div>
      {/* Enlarges the touch target beyond the visible switch. */}
      <span className="relative -my-2 inline-grid shrink-0 py-2">
        <NativeInput
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox exposes its own state
          role="switch"
          className={cx(
            'peer h-7 w-12 cursor-pointer appearance-none rounded-pill border border-line-strong bg-surface transition-colors',
            'checked:border-accent checked:bg-accent disabled:cursor-not-allowed',
            'after:absolute after:-inset-1 after:content-[""]',
            'aria-invalid:border-error forced-colors:checked:bg-[Highlight]',
          )}
          {...control}
        />
        <span
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute start-1 top-1/2 size-5 -translate-y-1/2 rounded-pill bg-line-strong transition-transform',
            'peer-checked:translate-x-5 peer-checked:bg-text-on-accent rtl:peer-checked:-translate-x-5',
            'forced-colors:bg-[ButtonText] forced-colors:peer-checked:bg-[HighlightText]',
          )}
        />
      </span>
    </div>
  )
}
