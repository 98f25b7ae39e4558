/** The classes of a small action below a text. */
export const quietAction =
  'touch-target inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 rounded-media text-small text-text-muted underline-offset-4 transition-colors hover:text-text hover:underline aria-pressed:text-accent [&::-webkit-details-marker]:hidden'
