import { findMenu, type MenuParts } from '../menu/menu.testing.ts'
import { wordsOf } from '../testing/find-one.ts'

export type UserMenuParts = MenuParts & {
  /** The first name of the signed-in user. */
  firstName: string
}

/**
 * The `UserMenu` with this label, open or closed; `item(name)` returns its items, including the logout. Throws if
 * there is none.
 */
export function findUserMenu(container: ParentNode, label = 'Your account'): UserMenuParts {
  const parts = findMenu(container, label)
  return { ...parts, firstName: wordsOf(parts.trigger.querySelector('bdi')) }
}
