import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import type { Messages } from '../messages/all-messages.ts'
import { messageNodes } from '../messages/message-nodes.tsx'
import { StoryCircleRing } from './story-circle-ring.tsx'

export type StoryCircleLabels = {
  /** Announced while there are new stories: "New". */
  new: string
}

const english: Messages['storyCircle'] = { new: 'New' }

export type StoryCircleProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The category's name. */
  name: ReactNode
  /** Seed of the ring; usually the category's slug. */
  seed: string
  /** A link to the first story, or a button that opens `StoryViewer`. */
  link: LinkElement
  /** A `Cover`, square (144×144). */
  cover: ReactNode
  /** Whether all of its stories were seen: the ring is then thin. Default false. */
  isSeen?: boolean | undefined
  /** Default English. */
  labels?: Partial<StoryCircleLabels> | undefined
}

/**
 * A category of stories: a round picture in a ring of strands, dense while there are new stories, thin once all
 * were seen.
 */
export function StoryCircle({
  name,
  seed,
  link,
  cover,
  isSeen = false,
  labels,
  className,
  ...rest
}: StoryCircleProps) {
  const word = messageNodes('storyCircle', english, labels)
  return (
    <div
      className={cx(className, 'group/circle relative grid w-22 justify-items-center gap-2.5 sm:w-26')}
      {...rest}
    >
      <div className="relative size-22 p-2 sm:size-26 sm:p-2.5">
        <StoryCircleRing seed={seed} isSeen={isSeen} />
        <div className={cx('size-full overflow-clip rounded-pill [&_img]:size-full', isSeen && 'opacity-80')}>
          {cover}
        </div>
      </div>
      <LinkSlot
        link={link}
        className={cx(
          'max-w-full cursor-pointer text-center text-small leading-tight text-balance wrap-anywhere no-underline',
          'after:absolute after:inset-0 after:rounded-media focus-visible:outline-none focus-visible:after:outline-2',
          'focus-visible:after:outline-offset-2 focus-visible:after:outline-focus',
          isSeen ? 'text-text-muted' : 'font-medium text-text',
        )}
      >
        <span>{name}</span>
        {!isSeen && <span className="sr-only"> ({word('new')})</span>}
      </LinkSlot>
    </div>
  )
}

export type StoryCircleListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** Label of the list: "Stories". */
  label: string
  /** In display order; `id` is unique among them. */
  circles: readonly (Omit<StoryCircleProps, 'className'> & { id: string })[]
}

/** The circles in a row that scrolls horizontally from its inline start. */
export function StoryCircleList({ label, circles, className, ...rest }: StoryCircleListProps) {
  return (
    <ul
      aria-label={label}
      className={cx(
        className,
        'flex snap-x gap-3 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] sm:gap-5',
      )}
      {...rest}
    >
      {circles.map(({ id, ...circle }) => (
        <li key={id} className="shrink-0 snap-start scroll-ms-1">
          <StoryCircle {...circle} />
        </li>
      ))}
    </ul>
  )
}
