import { findPopup } from '../testing/find-popup.ts'

export type PopoverParts = {
  /** The button that opens it; there before it was opened. */
  trigger: HTMLElement
  popover: HTMLElement
  isOpen: () => boolean
}

/** The `Popover` with a label, open or closed. Throws where there is none. */
export function findPopover(container: ParentNode, label: string): PopoverParts {
  const { trigger, popup, isOpen } = findPopup(container, 'dialog', 'popover', label)
  return { trigger, popover: popup, isOpen }
}
