import { need } from '../testing/find-one.ts'

export type SplitViewParts = {
  list: HTMLElement
  detail: HTMLElement
  /** The line between them; it receives arrow keys. */
  line: HTMLElement
  /** The width of the list in percent. */
  width: () => number
}

/** The `SplitView` of a container. Throws if there is none. */
export function findSplitView(container: ParentNode): SplitViewParts {
  const line = need(
    container.querySelector<HTMLElement>('[role="separator"][aria-valuenow]'),
    'There is no split view here.',
  )
  const [list, , detail] = [...(line.parentElement?.children ?? [])].filter(
    (element) => element instanceof HTMLElement,
  )
  return {
    list: need(list, 'The split view has no list.'),
    detail: need(detail, 'The split view has no detail.'),
    line,
    width: () => Number(line.getAttribute('aria-valuenow')),
  }
}
