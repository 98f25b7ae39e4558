'use client'
import { useId, useRef, type ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useKeptFocus } from '../hydration/use-kept-focus.ts'
import { markRowEnds } from '../tabs-nav/mark-row-ends.ts'
import { tab, tabRow } from '../tabs-nav/tab-styles.ts'
import { selectTabByKey } from './select-tab-by-key.ts'
import { TabLabel, type TabItem } from './tab-label.tsx'
import { panelBeforeHydration, TabsBeforeHydration } from './tabs-before-hydration.tsx'
import { checkControlled } from '../development/check-controlled.ts'
import { checkOptions } from '../development/check-options.ts'

export type { TabItem } from './tab-label.tsx'

export type TabsProps = Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'> & {
  /** Accessible name of the set of tabs. */
  label: string
  items: readonly TabItem[]
  /** Id of the selected tab, if the caller controls it. */
  value?: string | undefined
  /** Id of the initial tab, if the component keeps it. Default the first. */
  defaultValue?: string | undefined
  /** Receives the id of the selected tab. */
  onValueChange?: ((value: string) => void) | undefined
}

/**
 * Panels on one page, one visible at a time. If each has an address, use `TabsNav`. Before scripts load the tabs are radio
 * buttons that show their panels by CSS; the tab that was chosen then is kept.
 */
export function Tabs({ label, items, value, defaultValue = '', onValueChange, ...rest }: TabsProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkOptions('Tabs', {
      prop: 'items',
      by: 'id',
      known: items.map((item) => item.id),
      value,
      defaultValue,
    })
    checkControlled('Tabs', 'value', value, onValueChange)
  }
  const id = useId()
  const [chosen, setChosen] = useFieldValue({ value, defaultValue, onValueChange })
  // The selected item may have been removed meanwhile.
  const active = items.find((item) => item.id === chosen) ?? items[0]

  const choose = (next: string) => {
    if (next !== active?.id) setChosen(next)
  }

  const isHydrated = useHydrated()
  const selectedTab = useRef<HTMLButtonElement>(null)
  const keepFocus = useKeptFocus(selectedTab, isHydrated)
  const adoptRadio = (row: HTMLDivElement | null) => {
    const checked = row?.querySelector<HTMLInputElement>(':checked')
    if (!checked) return
    keepFocus(checked)
    choose(checked.value)
  }

  return (
    <div {...rest}>
      {isHydrated ? (
        <div
          ref={markRowEnds}
          role="tablist"
          aria-label={label}
          tabIndex={-1}
          className={tabRow}
          onKeyDown={selectTabByKey}
        >
          {items.map((item) => (
            <button
              key={item.id}
              ref={item === active ? selectedTab : undefined}
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
              <TabLabel item={item} />
            </button>
          ))}
        </div>
      ) : (
        <TabsBeforeHydration ref={adoptRadio} label={label} items={items} active={active} id={id} />
      )}
      {items.map((item, index) => (
        <div
          key={item.id}
          role={isHydrated ? 'tabpanel' : 'group'}
          id={`${id}-${item.id}`}
          aria-labelledby={`${id}-${item.id}-tab`}
          hidden={isHydrated && item !== active}
          className={cx('pt-6', !isHydrated && panelBeforeHydration(index, item === active))}
        >
          {item.content}
        </div>
      ))}
    </div>
  )
}
