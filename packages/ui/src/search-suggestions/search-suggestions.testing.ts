import { findOne, wordsOf } from '../testing/find-one.ts'

export type SearchSuggestionsParts = {
  list: HTMLElement
  isOpen: () => boolean
  /** The names of the suggestions. */
  names: () => string[]
  /** A suggestion by its name, while the list is open. Throws if there is none. */
  suggestion: (name: string) => HTMLElement
  /** The name of the active suggestion. Empty if there is none. */
  active: () => string
  /** The announced number of suggestions. */
  status: () => string
}

const nameIn = (suggestion: Element) => wordsOf(suggestion.querySelector('bdi'))

/** The `SearchSuggestions` with this label, open or closed. Throws if there is none. */
export function findSearchSuggestions(container: ParentNode, label: string): SearchSuggestionsParts {
  const lists = container.querySelectorAll<HTMLElement>('[role="listbox"]:not([popover])')
  const list = findOne(lists, 'list of suggestions', label, (element) => element.getAttribute('aria-label'))
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
