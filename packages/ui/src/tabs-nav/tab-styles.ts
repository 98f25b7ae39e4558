import { cva } from 'class-variance-authority'

/** The row of tabs, with a line below; it scrolls horizontally if they do not fit, and fades where it goes on (`markRowEnds`). */
export const tabRow = [
  'flex gap-4 overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
  // An inset shadow, so that the accent is drawn on the line.
  'shadow-[inset_0_-1px_0_var(--color-line)]',
  'data-[more=end]:mask-[linear-gradient(to_right,#000_calc(100%-3rem),transparent)]',
  'rtl:data-[more=end]:mask-[linear-gradient(to_left,#000_calc(100%-3rem),transparent)]',
  'data-[more=start]:mask-[linear-gradient(to_left,#000_calc(100%-3rem),transparent)]',
  'rtl:data-[more=start]:mask-[linear-gradient(to_right,#000_calc(100%-3rem),transparent)]',
  'data-[more=both]:mask-[linear-gradient(to_right,transparent,#000_3rem,#000_calc(100%-3rem),transparent)]',
].join(' ')

/** A single tab, for links and for panels. */
export const tab = cva(
  [
    'inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 border-b-2 px-2 text-small font-medium',
    'whitespace-nowrap no-underline transition-colors focus-visible:-outline-offset-2',
    'disabled:cursor-not-allowed disabled:opacity-55',
  ],
  {
    variants: {
      isActive: {
        true: 'border-accent text-text forced-colors:border-[Highlight]',
        false: 'border-transparent text-text-muted hover:text-text forced-colors:border-[Canvas]',
      },
    },
  },
)
