import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'

export type SkipLinkProps = Omit<ComponentProps<'a'>, 'children' | 'href'> & {
  /** Target of the link: `#` and the id of an element, ideally `<main id tabIndex={-1}>`. */
  href: `#${string}`
  /** Such as "Skip to content". */
  label: string
}

/** The first link of the page, visible while focused: it skips the header and leads to the content. */
export function SkipLink({ label, className, ...rest }: SkipLinkProps) {
  return (
    <a
      className={cx(
        className,
        'sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:start-4 focus-visible:top-3 focus-visible:z-50',
        'focus-visible:rounded-control focus-visible:bg-accent focus-visible:px-5 focus-visible:py-3',
        'text-small font-medium text-text-on-accent no-underline',
      )}
      {...rest}
    >
      {label}
    </a>
  )
}
