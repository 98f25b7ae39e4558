import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import type { Coiffure } from '../strand/coiffure.ts'
import { Strands } from '../strands/strands.tsx'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  title: ReactNode
  /** What would stand here, and how it comes to. */
  text?: ReactNode
  /** A button or link that begins it. */
  action?: ReactNode
  /** How the hair above the title is dressed. Default `knot`. */
  coiffure?: Coiffure
  /** Chooses the drawing; the same gives the same. Default "chignon". */
  seed?: string
  /** Level of the title's heading. Default 2. */
  headingLevel?: 2 | 3
}

/** In place of a list that has nothing yet: says so and offers the first step. */
export function EmptyState({
  title,
  text,
  action,
  coiffure = 'knot',
  seed = 'chignon',
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      className={cx('grid grid-cols-1 justify-items-center px-4 py-12 text-center sm:py-16', className)}
      {...rest}
    >
      <Strands
        seed={seed}
        coiffure={coiffure}
        width={240}
        height={160}
        count={36}
        className="mb-6 w-60 mask-radial-from-55% mask-radial-to-100%"
      />
      <Heading className="headline-type max-w-lg text-heading wrap-anywhere text-balance">{title}</Heading>
      {text && <p className="mt-3 max-w-md wrap-anywhere text-text-muted">{text}</p>}
      {action && <div className="mt-7 flex max-w-full flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
