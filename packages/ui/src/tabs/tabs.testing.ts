import { byId } from '../testing/accessible-name.ts'
import { findOne, wordsOf } from '../testing/find-one.ts'

export type TabsParts = {
  /** A tab by its text, including its count ("Courses 12" reads as "Courses12"). Throws if there is none. */
  tab: (name: string) => HTMLElement
  /** The selected tab. */
  selected: () => HTMLElement
  /** The visible panel. */
  panel: () => HTMLElement
}

/** The `Tabs` with this label. Throws if there are none. */
export function findTabs(container: ParentNode, label: string): TabsParts {
  const list = findOne(container.querySelectorAll('[role="tablist"]'), 'list of tabs', label, (element) =>
    element.getAttribute('aria-label'),
  )
  const tabs = () => list.querySelectorAll<HTMLElement>('[role="tab"]')
  const selected = () =>
    findOne(tabs(), 'tab whose selection is', 'true', (element) => element.getAttribute('aria-selected'))
  return {
    tab: (name) => findOne(tabs(), 'tab', name, wordsOf),
    selected,
    panel: () => {
      const id = selected().getAttribute('aria-controls') ?? ''
      const panel = byId(container, id)
      if (!panel) throw new Error(`The tab “${wordsOf(selected())}” has no panel in this container.`)
      return panel
    },
  }
}
