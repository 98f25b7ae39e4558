import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Pause } from '../icons/pause.tsx'
import { Play } from '../icons/play.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import type { Messages } from '../messages/all-messages.ts'
import { messageNodes } from '../messages/message-nodes.tsx'

/** A name in the row. A part in `<em>` is italic, in Persian in the accent colour. */
export type MarqueeItem = {
  id: string
  content: ReactNode
  /** What follows the name, small: a date. */
  note?: ReactNode
  /** Where the name leads. */
  link?: LinkElement | undefined
}

export type MarqueeLabels = {
  /** Label of the switch that stops the row: "Pause". */
  pause: string
}

const english: Messages['marquee'] = { pause: 'Pause' }

export type MarqueeProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Label of the row: "Where our learners work". */
  label: string
  /** Each at most once; the row is duplicated. */
  items: readonly MarqueeItem[]
  /** Default English. */
  labels?: Partial<MarqueeLabels> | undefined
}

/**
 * A row of moving names, 40 s per cycle. It stops on hover, on focus and by its switch (which works before
 * scripts load). Under reduced motion it does not move, but wraps. Its copy is hidden from assistive technology and not
 * in the tab order, but its links can be clicked.
 */
export function Marquee({ label, items, labels, className, ...rest }: MarqueeProps) {
  const word = messageNodes('marquee', english, labels)
  const row = (isCopy: boolean) => (
    <ul
      className="marquee-pass headline-type group-has-checked/marquee:[animation-play-state:paused]"
      aria-hidden={isCopy || undefined}
    >
      {items.map((item) => (
        <li key={item.id}>
          <Name {...item} isCopy={isCopy} />
        </li>
      ))}
    </ul>
  )
  return (
    <div className={cx(className, 'group/marquee flex items-stretch border-y border-line')} {...rest}>
      <div
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused, it can be scrolled
        tabIndex={0}
        className="marquee-window"
      >
        {row(false)}
        {row(true)}
      </div>
      <label className="grid w-gutter min-w-13 shrink-0 cursor-pointer place-items-center border-s border-line text-text-muted transition-colors hover:text-text has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus motion-reduce:hidden">
        <input type="checkbox" className="peer sr-only" />
        <span className="sr-only">{word('pause')}</span>
        <Pause className="size-4 peer-checked:hidden" />
        <Play className="hidden size-4 peer-checked:block" />
      </label>
    </div>
  )
}

function Name({ content, note, link, isCopy }: MarqueeItem & { isCopy: boolean }) {
  const name = (
    <>
      {content}{' '}
      {note && (
        <span className="ms-1 font-text text-small font-normal tracking-normal text-text-muted">{note}</span>
      )}
    </>
  )
  if (!link) return name
  return (
    <LinkSlot link={link} isCopy={isCopy} className="py-2 no-underline transition-colors hover:text-accent">
      {name}
    </LinkSlot>
  )
}
