/** False in jsdom and happy-dom, where a popup is shown by its style alone. */
const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype

/** The button that opens a popup. */
export const triggerOf = ({ id }: HTMLElement): HTMLElement | null =>
  document.querySelector(`[popovertarget="${id}"]`)

/** Opens or closes a popup without the browser's help, and reports it as the browser would. */
function toggleByStyle(popup: HTMLElement, isOpen: boolean): void {
  popup.style.display = isOpen ? 'block' : ''
  popup.dispatchEvent(Object.assign(new Event('toggle'), { newState: isOpen ? 'open' : 'closed' }))
}

/** Opens a native popover next to its source. */
export function showPopup(popup: HTMLElement, source: HTMLElement | null): void {
  if (hasPopovers()) popup.showPopover(source ? { source } : {})
  else toggleByStyle(popup, true)
}

/** Closes a native popover. */
export function hidePopup(popup: HTMLElement): void {
  if (hasPopovers()) popup.hidePopover()
  else toggleByStyle(popup, false)
}

/** Whether a native popover is open. */
export function isPopupOpen(popup: HTMLElement): boolean {
  return hasPopovers() ? popup.matches(':popover-open') : popup.style.display === 'block'
}

/** Whether the document has an open popover that the browser closes by Escape. An unknown kind of popover counts as manual. */
export const hasOpenPopover = (): boolean =>
  hasPopovers() &&
  [...document.querySelectorAll<HTMLElement>('[popover]:popover-open')].some(
    ({ popover }) => popover !== 'manual',
  )

/** Replaces `popovertarget` in environments without popovers. */
export function togglePopupByClick(id: string): void {
  const popup = hasPopovers() ? null : document.getElementById(id)
  if (popup) toggleByStyle(popup, !isPopupOpen(popup))
}
