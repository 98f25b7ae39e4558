import { cva } from 'class-variance-authority'

/** The row of tabs, with a line below; it scrolls horizontally if they do not fit. */
export const tabRow = [
  'flex gap-4 overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
  // An inset shadow, so that the accent is drawn on the line.
  'shadow-[inset_0_-1px_0_var(--color-line)]',
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
