import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'

export type FieldSetProps = Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> & {
  /** The question or topic. */
  label: ReactNode
  /** True if a heading nearby says the same. Default false. */
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  /** The error and how to fix it. */
  error?: ReactNode
}

type FieldSetOwnProps = FieldSetProps & {
  /** True for a group that is the main part of a page. Default false. */
  isLarge?: boolean | undefined
  children: ReactNode
}

/** A group of controls with a legend above them, and a hint and an error that describe the group. */
export function FieldSet({
  label,
  isLabelHidden = false,
  isLarge = false,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  children,
  ...rest
}: FieldSetOwnProps) {
  const ownId = useId()
  const groupId = id ?? ownId
  const descriptions = [describedBy, hint && `${groupId}-hint`, error && `${groupId}-error`]
  return (
    <fieldset
      id={groupId}
      aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
      className={cx(className, 'min-w-0')}
      {...rest}
    >
      <legend
        className={
          isLabelHidden
            ? 'sr-only'
            : cx('font-medium wrap-anywhere', isLarge ? 'text-subtitle' : 'text-small')
        }
      >
        {label}
      </legend>
      {hint && (
        <p id={`${groupId}-hint`} className="mt-0.5 text-caption text-text-muted">
          {hint}
        </p>
      )}
      <div className={isLabelHidden && !hint ? undefined : isLarge ? 'mt-4' : 'mt-2'}>{children}</div>
      {error && (
        <p id={`${groupId}-error`} className="mt-2 text-small text-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
