import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'

export type CardProps = Omit<ComponentProps<'article'>, 'title'> & {
  /** The card's link. */
  link: LinkElement
  /** The picture: a `Cover`. */
  cover: ReactNode
  /** Content over the corner of the cover: a badge. */
  badge?: ReactNode
  /** Content over the centre of the cover: a play icon. */
  sign?: ReactNode
  /** A few words above the title, usually the category. */
  overline?: ReactNode
  title: ReactNode
  /** A sentence below the title, for example a search result excerpt. */
  detail?: ReactNode
  /** What the item contains: "8 lessons". */
  facts?: ReactNode
  /** A `Price`. */
  price?: ReactNode
  /** Heading level. Default 3. */
  level?: HeadingLevel | undefined
  /** Places the cover beside the text, for lists. Default: above. */
  isHorizontal?: boolean | undefined
}

/**
 * Cover, overline, title, detail (`children`), facts and price: the layout of catalogue items. In a `CardGrid` the
 * rows of neighbours align; the whole card is the target of its link.
 */
export function Card({
  link,
  cover,
  badge,
  sign,
  overline,
  title,
  detail,
  facts,
  price,
  level = 3,
  isHorizontal = false,
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = `h${level}` as const
  const picture = (
    <div
      className={cx(
        'relative overflow-clip rounded-media',
        '[&_img]:transition-transform [&_img]:duration-240 group-hover/card:[&_img]:scale-[1.025]',
        isHorizontal && 'aspect-4/5 [&_img]:size-full',
      )}
    >
      {cover}
      {sign}
      {badge && <div className="absolute start-3 top-3 flex max-w-[calc(100%-1.5rem)]">{badge}</div>}
    </div>
  )
  // The rows are the size containers: if the card were one, it could not share rows with its neighbours.
  const name = (
    <div className="@container row-start-3 pt-1.5">
      <Heading className="text-body leading-snug font-medium text-balance @min-[14rem]:text-lead @min-[14rem]:leading-snug">
        <LinkSlot
          link={link}
          className={cx(
            'no-underline decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-media',
            'group-hover/card:underline focus-visible:outline-none',
            'focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus',
          )}
        >
          {title}
        </LinkSlot>
      </Heading>
    </div>
  )
  const over = overline && <p className="overline-label row-start-2 pt-4 text-accent">{overline}</p>
  const about = detail && <p className="pt-2 text-small text-pretty text-text-muted">{detail}</p>
  const foot = (facts || price) && (
    <div className="@container row-start-5 self-end pt-3.5">
      <div
        className={cx(
          'flex flex-col flex-wrap gap-x-4 gap-y-0.5 border-t border-line pt-3 text-small',
          '@min-[13rem]:flex-row @min-[13rem]:items-baseline @min-[13rem]:justify-between',
        )}
      >
        {facts ? <p className="text-text-muted">{facts}</p> : <span />}
        {price}
      </div>
    </div>
  )
  if (isHorizontal)
    return (
      <article className={cx(className, 'group/card relative row-span-full')} {...rest}>
        <div className="grid grid-cols-[minmax(min(6.5rem,35%),2fr)_minmax(0,5fr)] gap-5">
          {picture}
          <div className="flex flex-col">
            {over}
            {name}
            {about}
            {children}
            <div className="mt-auto">{foot}</div>
          </div>
        </div>
      </article>
    )
  // Five rows, shared with the neighbours in a card grid: cover, overline, title, detail, footer.
  return (
    <article
      className={cx(className, 'group/card relative row-span-5 grid grid-rows-subgrid content-start')}
      {...rest}
    >
      {picture}
      {over}
      {name}
      {(about || children) && (
        <div className="row-start-4">
          {about}
          {children}
        </div>
      )}
      {foot}
    </article>
  )
}
