'use client'
import type { ComponentProps, ReactNode } from 'react'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { markRowEnds } from './mark-row-ends.ts'
import { showInRow } from './show-in-row.ts'
import { tab, tabRow } from './tab-styles.ts'

export type TabsNavItem = {
  id: string
  label: ReactNode
  link: LinkElement
  /** The current page. Default false. */
  isCurrent?: boolean | undefined
  /** Formatted number of items. */
  count?: ReactNode
}

export type TabsNavProps = Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> & {
  /** Accessible name of the region: "Education". */
  label: string
  items: readonly TabsNavItem[]
}

/**
 * Sections with their own pages: links that look like tabs, so they work before scripts load. A row that is too narrow
 * scrolls to the current one and fades where it goes on.
 */
export function TabsNav({ label, items, className, ...rest }: TabsNavProps) {
  return (
    <nav aria-label={label} className={className} {...rest}>
      <ul ref={markRowEnds} className={tabRow}>
        {items.map(({ id, label: name, link, isCurrent = false, count }) => (
          <li key={id} ref={isCurrent ? showInRow : undefined} className="flex">
            <LinkSlot link={link} isCurrent={isCurrent} className={tab({ isActive: isCurrent })}>
              {name}
              {count !== undefined && (
                <span className="text-caption text-text-muted tabular-nums">{count}</span>
              )}
            </LinkSlot>
          </li>
        ))}
      </ul>
    </nav>
  )
}
