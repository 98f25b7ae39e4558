import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'

export type NavigationLineProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** Whether a navigation is running; otherwise nothing is shown. */
  isActive: boolean
  /** The announcement, such as "Loading the page". */
  label: string
}

/**
 * A progress line at the top of the page during navigation, from the inline start. It appears after 200 ms, so that
 * fast navigations show nothing.
 */
export function NavigationLine({ isActive, label, className, ...rest }: NavigationLineProps) {
  return (
    isActive && (
      <div
        role="progressbar"
        aria-label={label}
        className={cx(
          className,
          'navigation-line pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 bg-accent',
          'forced-colors:bg-[Highlight]',
        )}
        {...rest}
      />
    )
  )
}
