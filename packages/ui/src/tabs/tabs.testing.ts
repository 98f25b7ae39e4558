import { findOne, wordsOf } from '../testing/find-one.ts'

export type TabsParts = {
  /** A tab by its words, its count included ("Courses 12" shows as "Courses12"). Throws where there is none. */
  tab: (name: string) => HTMLElement
  /** The one chosen. */
  selected: () => HTMLElement
  /** The panel that is shown. */
  panel: () => HTMLElement
}

/** The `Tabs` with a label. Throws where there are none. */
export function findTabs(container: ParentNode, label: string): TabsParts {
  const list = findOne(container.querySelectorAll('[role="tablist"]'), 'list of tabs', label, (one) =>
    one.getAttribute('aria-label'),
  )
  const tabs = () => list.querySelectorAll<HTMLElement>('[role="tab"]')
  const selected = () => findOne(tabs(), 'tab whose selection is', 'true', (one) => one.ariaSelected)
  return {
    tab: (name) => findOne(tabs(), 'tab', name, wordsOf),
    selected,
    panel: () => {
      const id = selected().getAttribute('aria-controls') ?? ''
      const panel = container.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`)
      if (!panel) throw new Error(`The tab “${wordsOf(selected())}” has no panel here.`)
      return panel
    },
  }
}
