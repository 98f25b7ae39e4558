import type { ReactNode } from 'react'

export type TabItem = {
  id: string
  label: ReactNode
  content: ReactNode
  /** Formatted number of items. */
  count?: ReactNode
  isDisabled?: boolean | undefined
}

/** The label of a tab with its count. */
export function TabLabel({ item: { label, count } }: { item: TabItem }) {
  return (
    <>
      {label}
      {count !== undefined && <span className="text-caption text-text-muted tabular-nums">{count}</span>}
    </>
  )
}
