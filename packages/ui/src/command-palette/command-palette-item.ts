import type { ReactNode } from 'react'

export type CommandPaletteItem = {
  /** Unique among all items. */
  id: string
  /** Displayed and searched. */
  label: string
  /** Secondary text that is searched too: a name, a date. */
  detail?: string | undefined
  /** Other words that find it; not displayed. */
  words?: string | undefined
  icon?: ReactNode
  /** The shortcut that does the same, shown at its end: `['Ctrl', 'Enter']`. */
  keys?: readonly string[] | undefined
  /** Items of the same group are below its name. */
  group?: string | undefined
}
