import type { ReactNode } from 'react'

/** Replacements for a card's texts, with search matches marked. */
export type SearchHighlight = {
  /** Name with marked matches. */
  title?: ReactNode
  /** Summary with marked matches, if there are any in it. */
  detail?: ReactNode
}
