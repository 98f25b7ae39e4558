import { findOne, wordsOf } from '../testing/find-one.ts'

export type ToolbarParts = {
  toolbar: HTMLElement
  /** A tool by its name. Throws if there is none. */
  tool: (name: string) => HTMLElement
  /** The names of the tools that are on. */
  on: () => string[]
}

const nameOf = (tool: Element) => tool.getAttribute('aria-label') ?? wordsOf(tool)

/** The `Toolbar` with this label. Throws if there is none. */
export function findToolbar(container: ParentNode, label: string): ToolbarParts {
  const toolbar = findOne(
    container.querySelectorAll<HTMLElement>('[role="toolbar"]'),
    'toolbar',
    label,
    (element) => element.getAttribute('aria-label'),
  )
  return {
    toolbar,
    tool: (name) => findOne(toolbar.querySelectorAll<HTMLElement>('button, a'), 'tool', name, nameOf),
    on: () => [...toolbar.querySelectorAll('[data-state="on"]')].map(nameOf),
  }
}
