import { findPopup } from '../testing/find-popup.ts'

export type PopoverParts = {
  /** The button that opens it; rendered even while it is closed. */
  trigger: HTMLElement
  popover: HTMLElement
  isOpen: () => boolean
}

/** The `Popover` with this label, open or closed. Throws if there is none. */
export function findPopover(container: ParentNode, label: string): PopoverParts {
  const { trigger, popup, isOpen } = findPopup(container, 'dialog', 'popover', label)
  return { trigger, popover: popup, isOpen }
}
