import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import type { Coiffure } from '../strand/coiffure.ts'
import { Strands } from '../strands/strands.tsx'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  title: ReactNode
  /** What will appear here, and how to get there. */
  text?: ReactNode
  /** A button or link for the first step. */
  action?: ReactNode
  /** Hairstyle of the drawing. Default `knot`. */
  coiffure?: Coiffure | undefined
  /** Seed of the drawing; the same seed gives the same drawing. Default "chignon". */
  seed?: string | undefined
  /** Heading level of the title. Default 2. */
  level?: HeadingLevel | undefined
}

/** Replaces an empty list: says that it is empty and offers the first step. */
export function EmptyState({
  title,
  text,
  action,
  coiffure = 'knot',
  seed = 'chignon',
  level = 2,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={cx(className, 'grid grid-cols-1 justify-items-center px-4 py-12 text-center sm:py-16')}
      {...rest}
    >
      <Strands
        seed={seed}
        coiffure={coiffure}
        width={240}
        height={160}
        count={36}
        className="mb-6 w-60 mask-[radial-gradient(closest-side,#000_45%,transparent)]"
      />
      <Heading className="headline-type max-w-lg text-heading wrap-anywhere text-balance">{title}</Heading>
      {text && <p className="mt-3 max-w-md wrap-anywhere text-text-muted">{text}</p>}
      {action && <div className="mt-7 flex max-w-full flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
