/**
 * Calls `work` now, or after the click if a pointer is pressed: a message that appears on leaving a field must not move the button that is
 * being clicked.
 */
export function afterPress(work: () => void): void {
  if (!document.querySelector(':active')) return work()
  const end = () => {
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    setTimeout(work)
  }
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}
