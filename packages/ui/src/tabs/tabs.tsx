'use client'
import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { hasModifier } from '../handlers/has-modifier.ts'
import { tab, tabRow } from '../tabs-nav/tab-styles.ts'

export type TabItem = {
  id: string
  label: ReactNode
  content: ReactNode
  /** How many things are there, written as it shall be read. */
  count?: ReactNode
  isDisabled?: boolean
}

export type TabsProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  /** What the tabs are of, for assistive technology. */
  label: string
  items: readonly TabItem[]
  /** Id of the one shown first. Default the first. */
  defaultId?: string
  /** Called with the id of the one chosen. */
  onChange?: (id: string) => void
}

/** The tab a key goes to, from the one that has the focus; arrows follow the direction of the text, round the ends. */
function tabByKey({ key, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')]
  const at = tabs.findIndex((one) => one === document.activeElement)
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === forward) return tabs[(at + 1) % tabs.length]
  if (key === 'ArrowLeft' || key === 'ArrowRight') return tabs.at(at - 1)
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  return undefined
}

/** Panels of one page, one at a time. Where each has an address of its own, use `TabsNav`. */
export function Tabs({ label, items, defaultId, onChange, ...rest }: TabsProps) {
  const id = useId()
  const [chosen, setChosen] = useState(defaultId)
  // The one chosen may have left the list since.
  const active = items.find((item) => item.id === chosen) ?? items[0]

  const choose = (next: string) => {
    if (next === active?.id) return
    setChosen(next)
    onChange?.(next)
  }

  return (
    <div {...rest}>
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={tabRow}
        onKeyDown={(event) => {
          const target = hasModifier(event) ? undefined : tabByKey(event)
          if (!target) return
          event.preventDefault()
          target.focus()
          target.click()
        }}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}-tab`}
            aria-controls={`${id}-${item.id}`}
            aria-selected={item === active}
            tabIndex={item === active ? 0 : -1}
            disabled={item.isDisabled}
            className={tab({ isActive: item === active })}
            onClick={() => choose(item.id)}
          >
            {item.label}
            {item.count !== undefined && (
              <span className="text-caption text-text-muted tabular-nums">{item.count}</span>
            )}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${id}-${item.id}`}
          aria-labelledby={`${id}-${item.id}-tab`}
          hidden={item !== active}
          className="pt-6"
        >
          {item.content}
        </div>
      ))}
    </div>
  )
}
