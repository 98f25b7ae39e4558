import { useLayoutEffect, type RefObject } from 'react'

/** Moves the focus of a button that loads a part again to what contains the part, once the part replaces it. */
export function useFocusAfterRetry(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      if (!current || current !== document.activeElement) return
      const place = current.closest<HTMLElement>('[role=tabpanel],main')
      if (!place) return
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
  }, [button])
}
