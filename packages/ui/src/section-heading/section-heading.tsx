import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'

export type SectionHeadingProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode
  /** The id of the heading, for `aria-labelledby` on the section. */
  titleId?: string | undefined
  /** Link to the complete list. */
  link?: LinkElement | undefined
  /** Text of the link ("All courses"). */
  linkLabel?: ReactNode
  /** Heading level. Default 2. */
  level?: HeadingLevel | undefined
}

/** The heading of a section, with a link to the complete list. */
export function SectionHeading({
  title,
  titleId,
  link,
  linkLabel,
  level = 2,
  className,
  children,
  ...rest
}: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={cx(className, 'mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 md:mb-10')}
      {...rest}
    >
      <Heading id={titleId} className="headline-type min-w-0 text-headline">
        {title}
      </Heading>
      {link && (
        <LinkSlot
          link={link}
          className={cx(
            'touch-target relative inline-flex max-w-full min-w-0 items-center border-b border-line-strong/60 pb-1 text-small wrap-anywhere text-text-muted',
            'no-underline transition-colors hover:border-accent hover:text-text',
          )}
        >
          {linkLabel}
        </LinkSlot>
      )}
      {children}
    </div>
  )
}
