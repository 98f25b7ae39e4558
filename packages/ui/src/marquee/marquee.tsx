import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Pause, Play } from 'lucide-react'

export type MarqueeProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Label of the row: "Where our learners work". */
  label: string
  /** Each at most once; the row is duplicated. */
  items: readonly { id: string; content: ReactNode }[]
  /** Label of the switch that stops it. Default "Pause". */
  pauseLabel?: string | undefined
}

/**
 * A row of moving names, 40 s per cycle. It stops on hover, on focus and by its switch (which works before
 * scripts load). Under reduced motion it does not move, but can be scrolled. Its copy is hidden from assistive
 * technology.
 */
export function Marquee({ label, items, pauseLabel = 'Pause', className, ...rest }: MarqueeProps) {
  const row = (isRepetition: boolean) => (
    <ul
      className={cx(
        'marquee-pass flex min-w-full shrink-0 items-center justify-around gap-14 pe-14',
        'group-focus-within/marquee:[animation-play-state:paused] group-hover/marquee:[animation-play-state:paused]',
        'group-has-checked/marquee:[animation-play-state:paused]',
        isRepetition && 'motion-reduce:hidden',
      )}
      aria-hidden={isRepetition || undefined}
      inert={isRepetition}
    >
      {items.map(({ id, content }) => (
        <li key={id} className="headline-type text-heading whitespace-nowrap">
          {content}
        </li>
      ))}
    </ul>
  )
  return (
    <div className={cx('group/marquee relative border-y border-line', className)} {...rest}>
      <div
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with the focus here it stands still, or scrolls
        tabIndex={0}
        className="flex overflow-x-clip mask-[linear-gradient(to_right,transparent,#000_4rem,#000_calc(100%-4rem),transparent)] py-7 motion-reduce:overflow-x-auto motion-reduce:px-6 motion-reduce:mask-none"
      >
        {row(false)}
        {row(true)}
      </div>
      <label className="absolute end-2 bottom-1 grid size-11 cursor-pointer place-items-center rounded-pill text-text-muted transition-colors hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus motion-reduce:hidden">
        <input type="checkbox" className="peer sr-only" aria-label={pauseLabel} />
        <Pause aria-hidden="true" strokeWidth={1.5} className="size-4 peer-checked:hidden" />
        <Play aria-hidden="true" strokeWidth={1.5} className="hidden size-4 peer-checked:block" />
      </label>
    </div>
  )
}
