/** False in jsdom and happy-dom, where a popup is shown by its style alone. */
const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype

/** Opens a native popover next to its source. */
export function showPopup(popup: HTMLElement, source: HTMLElement): void {
  if (hasPopovers()) popup.showPopover({ source })
  else popup.style.display = 'block'
}

/** Closes a native popover. */
export function hidePopup(popup: HTMLElement): void {
  if (hasPopovers()) popup.hidePopover()
  else popup.style.display = ''
}

/** Whether a native popover is open. */
export function isPopupOpen(popup: HTMLElement): boolean {
  return hasPopovers() ? popup.matches(':popover-open') : popup.style.display === 'block'
}

/** Does what `popovertarget` does where popovers are not implemented. */
export function togglePopupByClick(id: string): void {
  const popup = hasPopovers() ? null : document.getElementById(id)
  if (popup) popup.style.display = isPopupOpen(popup) ? '' : 'block'
}
