import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Strands } from '../strands/strands.tsx'

export type SubscribePromoProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  title: ReactNode
  text: ReactNode
  /** The button, "Subscribe now". */
  action: ReactNode
  /** Seed of the strands. Default `premium`. */
  seed?: string | undefined
  /** Heading level. Default 2. */
  level?: HeadingLevel | undefined
}

/** Promotes the premium membership: a band across the page with strands behind it. */
export function SubscribePromo({
  title,
  text,
  action,
  seed = 'premium',
  level = 2,
  className,
  ...rest
}: SubscribePromoProps) {
  const Heading = `h${level}` as const
  return (
    <section
      className={cx(className, 'relative isolate overflow-hidden border-y border-line bg-surface')}
      {...rest}
    >
      <Strands
        seed={seed}
        coiffure="wave"
        width={1280}
        height={320}
        count={72}
        reach="end"
        className="promo-strands absolute inset-0 -z-1 size-full"
      />
      <div className="content-width grid grid-cols-1 items-center gap-x-12 gap-y-7 py-14 md:grid-cols-[minmax(0,1fr)_auto] md:py-18">
        <div>
          <Heading className="headline-type text-headline">{title}</Heading>
          <p className="mt-4 max-w-140 text-lead text-text-muted">{text}</p>
        </div>
        {action}
      </div>
    </section>
  )
}
