import { useEffect, type RefObject } from 'react'

/** Whether an event reports that something else was opened in the top layer. */
function isOther(event: Event, popover: HTMLElement): boolean {
  const { target } = event
  if (!(event instanceof ToggleEvent) || event.newState !== 'open') return false
  if (target === popover || !(target instanceof HTMLElement)) return false
  return target instanceof HTMLDialogElement || target.popover === 'auto'
}

/**
 * Shows a manual popover, and moves it above anything that opens later, at that moment and not when it gets content: screen
 * readers do not announce a live region that appears together with its content. It does not move while the focus is inside.
 */
export function useTopLayer(
  ref: RefObject<HTMLElement | null>,
  isReady: boolean,
  host: Element | null,
): void {
  useEffect(() => {
    const popover = ref.current
    if (!isReady || !popover || !('showPopover' in popover) || host?.contains(popover) === false) return
    const show = () => {
      if (popover.isConnected && !popover.matches(':popover-open')) popover.showPopover()
    }
    const raise = (event: Event) => {
      if (!isOther(event, popover) || popover.contains(document.activeElement)) return
      popover.hidePopover()
      show()
    }
    show()
    document.addEventListener('toggle', raise, true)
    return () => document.removeEventListener('toggle', raise, true)
  }, [ref, isReady, host])
}
