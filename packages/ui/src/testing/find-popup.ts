import { isPopupOpen } from '../menu/popup-state.ts'
import { findOne, need } from './find-one.ts'

export type Popup = {
  trigger: HTMLElement
  popup: HTMLElement
  isOpen: () => boolean
}

/** The native popover of a trigger, by its role and label, open or closed. Throws if there is none. */
export function findPopup(
  container: ParentNode,
  role: 'menu' | 'dialog',
  what: string,
  label: string,
): Popup {
  const popups = container.querySelectorAll<HTMLElement>(`[role="${role}"][popover]`)
  const popup = findOne(popups, what, label, (element) => element.getAttribute('aria-label'))
  const triggers = [...container.querySelectorAll<HTMLElement>('[popovertarget]')]
  const trigger = triggers.find((trigger) => trigger.getAttribute('popovertarget') === popup.id) ?? null
  return {
    trigger: need(trigger, `The ${what} “${label}” has no trigger here.`),
    popup,
    isOpen: () => isPopupOpen(popup),
  }
}
