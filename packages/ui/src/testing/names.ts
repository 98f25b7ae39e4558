import { wordsOf } from './find-one.ts'

/** The element of an id, within a container. */
export const byId = (container: ParentNode, id: string | null): HTMLElement | null =>
  id ? container.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`) : null

/** What an element is called: by words that stand within a container, by its own label, else by what it shows. */
export function nameOf(element: Element, container: ParentNode = element): string {
  const title = byId(container, element.getAttribute('aria-labelledby'))
  return title ? wordsOf(title) : (element.getAttribute('aria-label') ?? wordsOf(element))
}

/** The words of an element without those that are for the eye alone. */
export function heardOf(element: Element): string {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let heard = ''
  while (texts.nextNode())
    if (!texts.currentNode.parentElement?.closest('[aria-hidden="true"]'))
      heard += texts.currentNode.nodeValue
  return heard.replace(/\s+/g, ' ').trim()
}
