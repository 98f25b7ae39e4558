/** Whether the topmost open popup is within the window; null if none is open. Runs in the page. */
export function isPopupInWindow(): boolean | null {
  const popup = [...document.querySelectorAll('[popover]:popover-open')].at(-1)?.getBoundingClientRect()
  return popup
    ? popup.top >= 0 && popup.bottom <= innerHeight && popup.left >= 0 && popup.right <= innerWidth
    : null
}
