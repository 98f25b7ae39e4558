'use client'
import type { ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Tabs as RadixTabs } from 'radix-ui'
import { useDirection } from '../direction/use-direction.ts'
import { tab, tabRow } from '../tabs-nav/tab-look.ts'

export type TabItem = {
  id: string
  label: ReactNode
  content: ReactNode
  /** How many things are there, written as it shall be read. */
  count?: ReactNode
  isDisabled?: boolean
}

export type TabsProps = {
  /** What the tabs are of, for assistive technology. */
  label: string
  items: readonly TabItem[]
  /** Id of the one shown first. Default the first. */
  defaultId?: string
  /** Called with the id of the one chosen. */
  onChange?: (id: string) => void
  className?: string
}

const trigger = cx(
  tab({ isActive: false }),
  'data-[state=active]:border-accent data-[state=active]:text-text',
)

/** Panels of one page, one at a time. Where each has an address of its own, use `TabsNav`. */
export function Tabs({ label, items, defaultId = items[0]?.id, onChange, className }: TabsProps) {
  const direction = useDirection()
  return (
    <RadixTabs.Root
      dir={direction}
      className={className}
      {...(defaultId === undefined ? {} : { defaultValue: defaultId })}
      {...(onChange ? { onValueChange: onChange } : {})}
    >
      <RadixTabs.List aria-label={label} className={tabRow}>
        {items.map(({ id, label: name, count, isDisabled }) => (
          <RadixTabs.Trigger key={id} value={id} disabled={isDisabled} className={trigger}>
            {name}
            {count !== undefined && <span className="text-caption text-text-muted tabular-nums">{count}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map(({ id, content }) => (
        <RadixTabs.Content key={id} value={id} className="pt-6">
          {content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
