import type { ReactNode } from 'react'

export type CommandPaletteLabels = {
  /** The name of the group of `recent`. */
  recent: string
  /** Shown if nothing matches. */
  empty: ReactNode
  /** Shown while results are loading. */
  loading: ReactNode
  /** Announced while the user types: the number of items. */
  resultCount: (count: number) => string
  /** Beside the arrow keys at the bottom. */
  move: ReactNode
  /** Beside Enter at the bottom. */
  choose: ReactNode
  /** The name of the button that closes it. */
  close: string
}

export const english: CommandPaletteLabels = {
  recent: 'Recent',
  empty: 'Nothing found',
  loading: 'Searching…',
  resultCount: (count) => (count === 1 ? '1 result' : `${count} results`),
  move: 'Move',
  choose: 'Open',
  close: 'Close',
}
