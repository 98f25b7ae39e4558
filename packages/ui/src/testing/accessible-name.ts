import { allBy } from './all-by.ts'
import { wordsOf } from './find-one.ts'

/** The element with an id within a container. */
export const byId = (container: ParentNode, id: string | null): HTMLElement | null =>
  id ? (allBy(container, 'id', id)[0] ?? null) : null

/**
 * The accessible name of an element: from `aria-labelledby` within a container, from its own label, else its text.
 */
export function nameOf(element: Element, container: ParentNode = element): string {
  const title = byId(container, element.getAttribute('aria-labelledby'))
  return title ? wordsOf(title) : (element.getAttribute('aria-label') ?? wordsOf(element))
}

/** The text of an element without its `aria-hidden` parts. */
export function accessibleTextOf(element: Element): string {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let heard = ''
  while (texts.nextNode())
    if (!texts.currentNode.parentElement?.closest('[aria-hidden="true"]'))
      heard += texts.currentNode.nodeValue
  return heard.replace(/\s+/g, ' ').trim()
}
