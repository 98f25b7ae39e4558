import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Facts, type Fact } from '../facts/facts.tsx'
import type { Coiffure } from '../strand/coiffure.ts'
import { Backdrop } from './hero-backdrop.tsx'

export type HeroProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** What it is and where: "Live masterclass · Lisbon". */
  overline?: ReactNode
  /** The headline; the part in `<em>` is italic, in Persian in the accent colour. */
  title: ReactNode
  text?: ReactNode
  /** One or two buttons. */
  actions?: ReactNode
  /** Two or three figures: dates, seats left. */
  facts?: readonly Fact[] | undefined
  /** A `Counter` after the facts. */
  counter?: ReactNode
  /** Seed of the strands: usually the slug of the item. */
  seed: string
  /** Default `wave`. */
  coiffure?: Coiffure | undefined
  /** Lower, for pages with more content below. */
  isCompact?: boolean | undefined
}

/**
 * The opening of a page: headline, text, actions and figures, with strands at the inline end. The strands fade out
 * before the text; on a phone they are above it.
 */
export function Hero({
  overline,
  title,
  text,
  actions,
  facts,
  counter,
  seed,
  coiffure = 'wave',
  isCompact = false,
  className,
  ...rest
}: HeroProps) {
  return (
    <section className={cx(className, 'relative isolate overflow-hidden border-b border-line')} {...rest}>
      <Backdrop seed={seed} coiffure={coiffure} />
      <div
        className={cx(
          'content-width flex flex-col justify-center',
          isCompact ? 'py-14 md:py-24' : 'pt-44 pb-12 md:min-h-172 md:py-20',
        )}
      >
        <div className="max-w-150">
          {overline && <p className="overline-label mb-5 text-accent md:mb-6">{overline}</p>}
          <h1
            className={cx(
              'headline-type text-balance wrap-break-word hyphens-auto [&_em:lang(fa)]:font-medium [&_em:lang(fa)]:text-accent [&_em:lang(fa)]:not-italic',
              isCompact ? 'text-display' : 'text-hero',
            )}
          >
            {title}
          </h1>
          {text && <p className="mt-5 max-w-140 text-lead text-text-muted md:mt-6">{text}</p>}
          {actions && <div className="mt-7 flex flex-wrap gap-3 md:mt-8">{actions}</div>}
          {(facts || counter) && (
            <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-y border-line py-5 md:mt-16">
              {facts && <Facts items={facts} size="large" />}
              {counter}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
