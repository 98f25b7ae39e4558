import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Check } from '../icons/check.tsx'
import { LockKeyhole } from '../icons/lock-keyhole.tsx'
import { Play } from '../icons/play.tsx'
import { Badge } from '../badge/badge.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { messageNodes } from '../messages/message-nodes.tsx'

export type LessonListItem = {
  id: string
  /** Its position, in the page's digits. */
  number: string
  name: ReactNode
  /** The duration, `mm:ss`; none before the video is there. */
  duration?: string | undefined
  /** Link to the lesson, if the viewer may open it: the whole row is clickable. */
  link?: LinkElement | undefined
  /** Open to everyone; labelled as free before purchase. */
  isFree?: boolean | undefined
  /** Locked until purchase. */
  isLocked?: boolean | undefined
  /** A button beside the name of a lesson without a link. */
  action?: ReactNode
  isDone?: boolean | undefined
  /** The current lesson. */
  isCurrent?: boolean | undefined
}

export type LessonListLabels = {
  /** Shown on a free lesson. */
  free: string
  /** Announced on a locked lesson. */
  locked: string
  /** Announced on a finished lesson. */
  done: string
}

const english: LessonListLabels = { free: 'Free', locked: 'Locked', done: 'Done' }

export type LessonListProps = Omit<ComponentProps<'ol'>, 'children'> & {
  items: readonly LessonListItem[]
  /** Default English. */
  labels?: Partial<LessonListLabels> | undefined
}

type LessonProps = {
  item: LessonListItem
  labels: Partial<LessonListLabels> | undefined
  /** Whether a lesson of the list is locked: all rows then reserve space for the lock icon. */
  hasLocks: boolean
}

function Lesson({ item, labels, hasLocks }: LessonProps) {
  const word = messageNodes('lessonList', english, labels)
  const { number, name, duration, link, isFree, isLocked, action, isDone, isCurrent } = item
  return (
    <li
      className={cx(
        'relative flex min-h-16 flex-wrap items-center gap-x-3 border-b border-line py-3 pe-2 transition-colors sm:gap-x-5 sm:pe-3',
        link && 'hover:bg-surface',
        isCurrent &&
          'bg-surface before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-accent forced-colors:before:bg-[Highlight]',
      )}
    >
      <span aria-hidden="true" className="w-[2.25rem] shrink-0 ps-3 text-small text-text-muted tabular-nums">
        {isDone ? <Check className="size-5 text-success" strokeWidth={1.75} /> : number}
      </span>
      <div className="flex min-w-0 flex-1 basis-32 flex-wrap items-center gap-x-3 gap-y-1">
        {link ? (
          <LinkSlot
            link={link}
            isCurrent={isCurrent}
            className={cx(
              'min-w-0 text-text no-underline [hyphenate-limit-chars:12_5_5] hyphens-auto after:absolute after:inset-0 focus-visible:outline-none',
              'focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
              isCurrent && 'font-medium',
            )}
          >
            {name}
          </LinkSlot>
        ) : (
          <span
            className={cx(
              'min-w-0 [hyphenate-limit-chars:12_5_5] hyphens-auto',
              isLocked && 'text-text-muted',
            )}
          >
            {name}
          </span>
        )}
        {isFree && <Badge tone="accent">{word('free')}</Badge>}
        {isDone && <span className="sr-only">{word('done')}</span>}
        {action}
      </div>
      {duration && <bdi className="ms-auto shrink-0 text-small text-text-muted tabular-nums">{duration}</bdi>}
      {hasLocks && (
        <span className="w-6 shrink-0 text-text-muted">
          {link && !isLocked && <Play className="size-4 fill-current text-accent" />}
          {isLocked && (
            <>
              <LockKeyhole className="size-4" />
              <span className="sr-only">{word('locked')}</span>
            </>
          )}
        </span>
      )}
    </li>
  )
}

/**
 * The lessons of a course in order, each with its duration and its state for the viewer. Before purchase the free
 * ones link to their preview and the others are locked; afterwards all link to the player.
 */
export function LessonList({ items, labels, className, ...rest }: LessonListProps) {
  return (
    <ol className={cx(className, 'border-t border-line')} {...rest}>
      {items.map((item) => (
        <Lesson key={item.id} item={item} labels={labels} hasLocks={items.some((other) => other.isLocked)} />
      ))}
    </ol>
  )
}
