import type { ReactNode } from 'react'
import type { LinkElement } from '../link-slot/link-slot.tsx'

export type AppShellItem = {
  id: string
  /** One or two words. */
  label: ReactNode
  /** A lucide icon. */
  icon: ReactNode
  link: LinkElement
  /** How many things wait there; a number is written in the digits of the locale. None for 0. */
  count?: number | string | undefined
  /** True for the current page and its ancestors. */
  isCurrent?: boolean | undefined
}

export type AppShellGroup = {
  id: string
  /** A heading above the items. */
  label?: ReactNode
  items: readonly AppShellItem[]
}
