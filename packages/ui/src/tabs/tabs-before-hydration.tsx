import type { Ref } from 'react'
import { cx } from 'class-variance-authority'
import { tab, tabRow } from '../tabs-nav/tab-styles.ts'
import { TabLabel, type TabItem } from './tab-label.tsx'

/** Show the panel at the same position as the checked radio button. Each is spelled out, because CSS cannot compare positions. */
const shownIfChecked = [
  '[:has(>[role=radiogroup]>:nth-child(1)>:checked)>&]:block',
  '[:has(>[role=radiogroup]>:nth-child(2)>:checked)>&]:block',
  '[:has(>[role=radiogroup]>:nth-child(3)>:checked)>&]:block',
  '[:has(>[role=radiogroup]>:nth-child(4)>:checked)>&]:block',
  '[:has(>[role=radiogroup]>:nth-child(5)>:checked)>&]:block',
  '[:has(>[role=radiogroup]>:nth-child(6)>:checked)>&]:block',
  '[:has(>[role=radiogroup]>:nth-child(7)>:checked)>&]:block',
  '[:has(>[role=radiogroup]>:nth-child(8)>:checked)>&]:block',
]

const shownUnlessOthersChecked = '[:has(>[role=radiogroup]>:nth-child(-n+8)>:checked)>&]:hidden'

/** Class of the panel at an index before hydration. A panel after the eighth is only shown if it is selected at first. */
export function panelBeforeHydration(index: number, isActive: boolean): string {
  const shown = shownIfChecked[index]
  if (shown) return cx('hidden', shown)
  return isActive ? shownUnlessOthersChecked : 'hidden'
}

type TabsBeforeHydrationProps = {
  ref: Ref<HTMLDivElement>
  label: string
  items: readonly TabItem[]
  active: TabItem | undefined
  /** Prefix of the ids. */
  id: string
}

/** The row of tabs until scripts have loaded: radio buttons, so that CSS can show the panel of the checked one. */
export function TabsBeforeHydration({ ref, label, items, active, id }: TabsBeforeHydrationProps) {
  return (
    <div ref={ref} role="radiogroup" aria-label={label} className={tabRow}>
      {items.map((item, index) => (
        <label
          key={item.id}
          id={`${id}-${item.id}-tab`}
          className={cx(
            tab(),
            'relative border-transparent text-text-muted hover:text-text has-checked:border-accent has-checked:text-text',
            'has-disabled:opacity-55 forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight]',
          )}
        >
          <input
            type="radio"
            name={id}
            value={item.id}
            defaultChecked={item === active}
            disabled={item.isDisabled || (index >= shownIfChecked.length && item !== active)}
            className="absolute inset-0 m-0 size-full cursor-pointer appearance-none focus-visible:-outline-offset-2 disabled:cursor-not-allowed"
          />
          <TabLabel item={item} />
        </label>
      ))}
    </div>
  )
}
