import { findOne, wordsOf } from '../testing/find-one.ts'

export type SearchSuggestionsParts = {
  list: HTMLElement
  isOpen: () => boolean
  /** The names of what is suggested. */
  names: () => string[]
  /** A suggestion by its name, to be pressed while the list is open. Throws where there is none. */
  suggestion: (name: string) => HTMLElement
  /** The name of the one the reader has moved to. Empty while they are in the box. */
  active: () => string
  /** What is said of how many there are. */
  status: () => string
}

const nameIn = (suggestion: Element) => wordsOf(suggestion.querySelector('bdi'))

/** The `SearchSuggestions` with a label, open or closed. Throws where there are none. */
export function findSearchSuggestions(container: ParentNode, label: string): SearchSuggestionsParts {
  const lists = container.querySelectorAll<HTMLElement>('[role="listbox"]:not([popover])')
  const list = findOne(lists, 'list of suggestions', label, (one) => one.getAttribute('aria-label'))
  const options = () => list.querySelectorAll<HTMLElement>('[role="option"]')
  return {
    list,
    isOpen: () => !list.hidden,
    names: () => [...options()].map(nameIn),
    suggestion: (name) => findOne(options(), 'suggestion', name, nameIn),
    active: () => wordsOf(list.querySelector('[aria-selected="true"] bdi')),
    status: () => wordsOf(list.nextElementSibling),
  }
}
