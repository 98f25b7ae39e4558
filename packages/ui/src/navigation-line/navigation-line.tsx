import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'

export type NavigationLineProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** Whether the next page is on its way; otherwise there is nothing. */
  isActive: boolean
  /** What is heard, as "Loading the page". */
  label: string
}

/**
 * A hairline over the page while the next one is on its way, from where reading begins. It shows after 200 ms
 * (specification §9, Minimum fetch delay): a page that is quicker needs no word.
 */
export function NavigationLine({ isActive, label, className, ...rest }: NavigationLineProps) {
  return (
    isActive && (
      <div
        role="progressbar"
        aria-label={label}
        className={cx(
          'navigation-line pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 bg-accent',
          'forced-colors:bg-[Highlight]',
          className,
        )}
        {...rest}
      />
    )
  )
}
