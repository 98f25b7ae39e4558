import { findMenu, type MenuParts } from '../menu/menu.testing.ts'
import { wordsOf } from '../testing/find-one.ts'

export type LanguageSelectParts = MenuParts & {
  /** The name of the current language, in that language. */
  current: string
}

/**
 * The `LanguageSelect` with this label, open or closed; `item("Deutsch")` returns a language. Throws if there is
 * none.
 */
export function findLanguageSelect(container: ParentNode, label: string): LanguageSelectParts {
  const parts = findMenu(container, label)
  return { ...parts, current: wordsOf(parts.menu.querySelector('[aria-current]')) }
}
