import type { KeyboardEvent } from 'react'
import { hasModifier } from '../handlers/has-modifier.ts'
import { menuItemSelector, moveByKey } from './menu-keys.ts'
import { hidePopup } from './popup-state.ts'

/** The menu item that an event happened in. */
export const findItemAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(menuItemSelector) : null

/** Handles a key in a menu: Tab closes it, Space activates links, other keys move the focus. */
export function handleMenuKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Tab') return hidePopup(event.currentTarget)
  if (hasModifier(event)) return
  if (moveByKey(event.currentTarget, event.key, event.timeStamp)) event.preventDefault()
  else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
    event.preventDefault()
    findItemAt(event.target)?.click()
  }
}
