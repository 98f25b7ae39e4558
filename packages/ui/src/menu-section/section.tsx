import { useId, type ComponentProps, type ReactNode } from 'react'

export type MenuSectionProps = Omit<ComponentProps<'div'>, 'role'> & {
  /** The heading above its items. */
  label: ReactNode
  /** Menu items. */
  children: ReactNode
}

/** Items of a `Menu` under a heading. Put a `MenuSeparator` between sections. */
export function MenuSection({ label, children, ...rest }: MenuSectionProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} {...rest}>
      <div id={id} role="presentation" className="px-3 pt-2 pb-1 text-caption text-text-muted">
        {label}
      </div>
      {children}
    </div>
  )
}
