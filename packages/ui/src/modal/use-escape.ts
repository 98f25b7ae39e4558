import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { hasOpenPopover } from '../menu/popup-state.ts'
import { topmostModal } from './modal-state.ts'

/**
 * Calls `onEscape` when Escape is pressed in the dialog, and prevents the browser from closing it: the browser sends `cancel`
 * only the first time, and closes the dialog at the second press. Returns whether the press that is being handled closes a popover:
 * WebKit then also sends `cancel` to the dialog around it.
 */
export function useEscape(
  ref: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onEscape: () => void,
): () => boolean {
  const closesPopover = useRef(false)
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      closesPopover.current = event.key === 'Escape' && hasOpenPopover()
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || closesPopover.current)
        return
      if (
        !(event.target instanceof Element) ||
        (event.target.closest('dialog') ?? topmostModal()) !== ref.current
      )
        return
      event.preventDefault()
      escape()
    }
    const release = () => {
      closesPopover.current = false
    }
    // On the window, after the handlers of what is inside the dialog.
    window.addEventListener('keydown', press)
    window.addEventListener('keyup', release)
    return () => {
      window.removeEventListener('keydown', press)
      window.removeEventListener('keyup', release)
      release()
    }
  }, [ref, isOpen])
  return () => closesPopover.current
}
