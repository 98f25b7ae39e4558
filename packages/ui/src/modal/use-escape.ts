import { useEffect, useEffectEvent, type RefObject } from 'react'
import { topmostModal } from './modal-state.ts'

/** Whether Escape closes a popover first. */
const hasOpenPopover = (): boolean =>
  'showPopover' in HTMLElement.prototype &&
  document.querySelector('[popover]:not([popover=manual]):popover-open') !== null

/**
 * Calls `onEscape` when Escape is pressed in the dialog, and prevents the browser from closing it: the browser asks only the
 * first time, and closes it at the second press.
 */
export function useEscape(
  ref: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onEscape: () => void,
): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || hasOpenPopover()) return
      if (
        !(event.target instanceof Element) ||
        (event.target.closest('dialog') ?? topmostModal()) !== ref.current
      )
        return
      event.preventDefault()
      escape()
    }
    // On the window, after the handlers of what is inside the dialog.
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [ref, isOpen])
}
