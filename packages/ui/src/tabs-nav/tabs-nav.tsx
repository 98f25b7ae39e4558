import type { ComponentProps, ReactNode } from 'react'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { tab, tabRow } from './tab-styles.ts'

export type TabsNavItem = {
  id: string
  label: ReactNode
  link: LinkElement
  /** The page being shown. Default false. */
  isActive?: boolean
  /** How many things are there, written as it shall be read. */
  count?: ReactNode
}

export type TabsNavProps = Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> & {
  /** What the tabs are of, for assistive technology: "Education". */
  label: string
  items: readonly TabsNavItem[]
}

/** Sections that are pages of their own: links that look like tabs, so they work before scripts run. */
export function TabsNav({ label, items, className, ...rest }: TabsNavProps) {
  return (
    <nav aria-label={label} className={className} {...rest}>
      <ul className={tabRow}>
        {items.map(({ id, label: name, link, isActive = false, count }) => (
          <li key={id} className="flex">
            <LinkSlot link={link} isCurrent={isActive} className={tab({ isActive })}>
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
