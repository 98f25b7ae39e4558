'use client'
import type { ComponentProps, ReactNode } from 'react'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { markRowEnds } from './mark-row-ends.ts'
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

// In a row that scrolls, the current page may be beyond its edge. Its place is known once the typeface is there.
function showInRow(item: HTMLLIElement | null): void {
  if (!item) return
  centre(item)
  if (document.fonts.status === 'loading') void document.fonts.ready.then(() => centre(item))
}

function centre(item: HTMLLIElement): void {
  const row = item.parentElement
  if (!row) return
  const [{ left, width }, whole] = [item.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += left + width / 2 - (whole.left + whole.width / 2)
}
