import type { ComponentProps, ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { Byline, type Author } from '../byline/byline.tsx'
import type { HeadingLevel } from '../heading/heading.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { Strands } from '../strands/strands.tsx'
import { PostPicture } from './post-picture.tsx'
import { checkVariants } from '../development/check-variants.ts'

/** The four types of posts. */
export type PostType = 'article' | 'image' | 'video' | 'question'

const variants = {
  type: {
    article: '',
    image: '',
    video: '',
    question: '@min-[40rem]:max-w-[62%]',
  },
}

// All types have this size, because posts of several types are in one column.
const titleStyles = cva('headline-type text-heading text-balance', { variants })

const bodyStyles = cva('wrap-anywhere', {
  variants: {
    type: {
      // Clamped by height, because `line-clamp` does not work with a drop cap.
      article: [
        'max-h-[5lh] overflow-clip mask-[linear-gradient(#000_4lh,transparent_5lh)] text-text-muted',
        '[&:not(:lang(fa))]:first-letter:float-start [&:not(:lang(fa))]:first-letter:me-2',
        '[&:not(:lang(fa))]:first-letter:pt-1 [&:not(:lang(fa))]:first-letter:font-display',
        '[&:not(:lang(fa))]:first-letter:text-[3.4em] [&:not(:lang(fa))]:first-letter:leading-[0.8]',
        '[&:not(:lang(fa))]:first-letter:text-text',
      ],
      image: 'line-clamp-2 text-small text-text-muted',
      video: 'line-clamp-2 text-small text-text-muted',
      question: 'line-clamp-3 text-lead text-text-muted @min-[40rem]:max-w-[62%]',
    },
  },
})

export type PostResource = {
  id: string
  /** A small `Cover`, square (96×96). */
  picture: ReactNode
}

export type PostCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  type: PostType
  /** The card's link. */
  link: LinkElement
  title: ReactNode
  /** The author. */
  author: Author
  /** The formatted time of publication. */
  time?: ReactNode
  /** The machine-readable time, RFC 3339. */
  dateTime?: string | undefined
  /** The category. */
  overline?: ReactNode
  /** The type in words ("Article"), beside the category. */
  typeLabel?: ReactNode
  /** The post's text; its first lines are shown. */
  body?: ReactNode
  /** A `Cover`: 8:5 for an article, 4:5 for an image, 16:9 for a video. A question has none. */
  cover?: ReactNode
  /** Seed of a question's strands; usually the post's slug. Without it there are none. */
  seed?: string | undefined
  /** Duration of a video ("1:30"). */
  duration?: ReactNode
  /** The post's further pictures; the first four are shown. */
  resources?: readonly PostResource[] | undefined
  /** Number of further pictures ("+3"). */
  more?: ReactNode
  /** For a question: "3 answers". */
  answers?: ReactNode
  /** A `ReactionBar`. */
  actions?: ReactNode
  /** Heading level. Default 3. */
  level?: HeadingLevel | undefined
}

/**
 * A community post whose layout shows its type: an article has a drop cap, an image fills the card with its title
 * over it, a video has the sign for playing on its picture, a question is only text. The whole card is clickable; author and
 * actions keep their own targets. Complete without scripts.
 */
export function PostCard({
  type,
  link,
  title,
  author,
  time,
  dateTime,
  overline,
  typeLabel,
  body,
  cover,
  seed,
  duration,
  resources,
  more,
  answers,
  actions,
  level = 3,
  className,
  ...rest
}: PostCardProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('PostCard', variants, { type })
  const Heading = `h${level}` as const
  const isImage = type === 'image' && Boolean(cover)
  const words = (
    <>
      {(overline || typeLabel) && (
        <p className={cx('overline-label', isImage ? 'text-on-picture-muted' : 'text-accent')}>
          {overline && <span>{overline}</span>}
          {overline && typeLabel && <span aria-hidden="true"> · </span>}
          {typeLabel && <span className={cx(overline && !isImage && 'text-text-muted')}>{typeLabel}</span>}
        </p>
      )}
      <Heading className={cx('mt-2.5 wrap-anywhere', titleStyles({ type }))}>
        <LinkSlot
          link={link}
          className={cx(
            'no-underline decoration-1 underline-offset-[0.15em] group-hover/card:underline focus-visible:outline-none',
            'after:absolute after:inset-0 after:rounded-media focus-visible:after:outline-2',
            'focus-visible:after:outline-offset-4 focus-visible:after:outline-focus',
          )}
        >
          {title}
        </LinkSlot>
      </Heading>
    </>
  )
  return (
    <article
      className={cx(
        className,
        'group/card relative flex flex-col',
        // Only where a rule depends on it, because laying out a container costs another pass over its styles.
        (isImage || type === 'question') && '@container',
        type === 'question' && 'overflow-clip border-t-2 border-accent bg-surface px-5 py-6 sm:px-8 sm:py-8',
      )}
      {...rest}
    >
      {type === 'question' && seed && (
        <Strands
          seed={seed}
          coiffure="knot"
          width={420}
          height={320}
          className="absolute inset-y-0 end-0 hidden h-full w-2/5 mask-[linear-gradient(to_right,transparent,#000_60%)] opacity-80 @min-[40rem]:block"
        />
      )}
      {cover && type !== 'question' && (
        <PostPicture type={type} cover={cover} duration={duration}>
          {isImage && words}
        </PostPicture>
      )}
      {!isImage && <div className={cx(cover && type !== 'question' && 'pt-5')}>{words}</div>}
      {body && <p className={cx(isImage ? 'mt-4' : 'mt-3', bodyStyles({ type }))}>{body}</p>}
      {resources && resources.length > 0 && (
        <ul className="mt-4 flex items-center gap-2">
          {resources.slice(0, 4).map(({ id, picture }) => (
            <li key={id} className="size-16 overflow-clip rounded-media [&_img]:size-full">
              {picture}
            </li>
          ))}
          {more && <li className="ps-1 text-small text-text-muted tabular-nums">{more}</li>}
        </ul>
      )}
      {answers && <p className="mt-5 text-small font-medium text-accent">{answers}</p>}
      <footer className="mt-auto pt-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
          <Byline author={author} time={time} dateTime={dateTime} size="small" />
          {actions && <div className="relative z-1 -me-2">{actions}</div>}
        </div>
      </footer>
    </article>
  )
}
