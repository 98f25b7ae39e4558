import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Backdrop } from '../hero/hero-backdrop.tsx'
import type { Coiffure } from '../strand/coiffure.ts'

export type PageMessageProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** The status code over the strands ("404"). */
  status?: string | undefined
  /** What happened. */
  title: ReactNode
  /** What to do. */
  text?: ReactNode
  /** A button or link back. */
  action?: ReactNode
  /** Seed of the strands. Default `404`. */
  seed?: string | undefined
  /** Hairstyle. Default `knot`. */
  coiffure?: Coiffure | undefined
}

/**
 * A page with a single message: not found, forbidden, or an error. The status code over strands, text and a link
 * back.
 */
export function PageMessage({
  status,
  title,
  text,
  action,
  seed = '404',
  coiffure = 'knot',
  className,
  ...rest
}: PageMessageProps) {
  return (
    <section className={cx(className, 'relative isolate grid overflow-hidden')} {...rest}>
      <Backdrop seed={seed} coiffure={coiffure} />
      <div className="content-width flex min-h-[70svh] flex-col justify-end pt-40 pb-16 md:justify-center md:py-20">
        {status && (
          <p className="headline-type text-[min(clamp(7rem,22vw,16rem),35vw)]/[0.82] text-accent">{status}</p>
        )}
        <h1 className="headline-type mt-8 max-w-150 text-headline text-balance md:mt-10">{title}</h1>
        {text && <p className="mt-4 max-w-120 text-lead text-text-muted">{text}</p>}
        {action && <div className="mt-8 flex flex-wrap gap-3">{action}</div>}
      </div>
    </section>
  )
}
