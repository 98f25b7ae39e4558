/** The classes of a link to other comments or replies. */
export const pagingLink =
  'touch-target inline-flex min-h-9 items-center text-small underline decoration-accent underline-offset-8 hover:text-accent'
