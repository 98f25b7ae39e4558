import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Strands } from '../strands/strands.tsx'

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** An HTTP status as a small label, or another word. */
  status?: ReactNode
  title: ReactNode
  /** What happened and what to do. */
  message?: ReactNode
  /** A button that retries, or a link to another page. */
  action?: ReactNode
  /** Heading level of the title. Default 2. */
  level?: HeadingLevel | undefined
}

/** Replaces a part that failed to load. It is announced when it appears. For a whole page use `PageMessage`. */
export function ErrorState({
  status,
  title,
  message,
  action,
  level = 2,
  className,
  ...rest
}: ErrorStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      role="alert"
      className={cx(className, 'grid justify-items-center px-4 py-12 text-center sm:py-16')}
      {...rest}
    >
      <Strands seed="split" coiffure="part" width={240} height={120} count={40} className="mb-6 w-60" />
      {status !== undefined && <p className="overline-label mb-3 text-error">{status}</p>}
      <Heading className="headline-type max-w-lg text-heading text-balance">{title}</Heading>
      {message && <p className="mt-3 max-w-md text-text-muted">{message}</p>}
      {action && <div className="mt-7 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
