import type { ReactNode } from 'react'

/** What a tile shows in place of its thing's own texts where a search found it. */
export type SearchHighlight = {
  /** The name with its matches marked. */
  title?: ReactNode
  /** The summary, where the words were found in it. */
  detail?: ReactNode
}
