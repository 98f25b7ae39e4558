import { findMenu, type MenuParts } from '../menu/menu.testing.ts'
import { wordsOf } from '../testing/find-one.ts'

export type UserMenuParts = MenuParts & {
  /** Who is signed in. */
  firstName: string
}

/** The `UserMenu` with a label, open or closed; its items and the way out are `item(name)`. Throws where there is none. */
export function findUserMenu(container: ParentNode, label = 'Your account'): UserMenuParts {
  const parts = findMenu(container, label)
  return { ...parts, firstName: wordsOf(parts.trigger.querySelector('bdi')) }
}
