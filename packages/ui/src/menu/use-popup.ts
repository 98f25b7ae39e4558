import { useEffect, useEffectEvent, useId, useReducer, useRef, type ToggleEvent } from 'react'
import type { OpenState } from '../modal/open-state.ts'
import { placeByTrigger, type FloatingAlign } from './menu-floating.ts'
import { hidePopup, isPopupOpen, showPopup, togglePopupByClick, triggerOf } from './popup-state.ts'

/**
 * Opens and closes a native popover to match `open`. Without `open` the browser keeps the state, also before scripts
 * load; what was opened then is reported. Returns the attributes of the button that opens it, and its own.
 */
export function usePopup(
  givenId: string | undefined,
  align: FloatingAlign,
  { open, defaultOpen, onOpenChange }: OpenState,
  onOpened?: (popup: HTMLElement) => void,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [, render] = useReducer((count: number) => count + 1, 0)
  // The last state that the caller passed or was notified of.
  const known = useRef<boolean>(undefined)
  const report = (isShown: boolean) => {
    known.current = isShown
    onOpenChange?.(isShown)
    // If the caller does not change `open`, the popup returns to that state.
    render()
  }
  const reportBeforeHydration = useEffectEvent(report)
  useEffect(() => {
    const popup = document.getElementById(id)
    if (!popup) return
    const isShown = isPopupOpen(popup)
    if (known.current === undefined && isShown && !open) return reportBeforeHydration(true)
    const asked = open ?? (known.current === undefined && defaultOpen ? true : isShown)
    known.current = open ?? known.current ?? asked
    if (asked === isShown) return
    if (asked) showPopup(popup, triggerOf(popup))
    else hidePopup(popup)
  })
  return [
    { popoverTarget: id, onClick: () => togglePopupByClick(id) },
    {
      id,
      popover: 'auto',
      onToggle: ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
        const isShown = newState === 'open'
        if (isShown !== known.current) report(isShown)
        if (!isShown) return
        placeByTrigger(currentTarget, align)
        onOpened?.(currentTarget)
      },
    },
  ] as const
}
