import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

const focus = (element: Element | null) => element instanceof HTMLElement && element.focus()

/**
 * Moves the focus into a region by a key, and back by the same key, by Escape, or when the focused content is removed.
 * Returns the key handler of the region, and a function to call before content is removed.
 */
export function useFocusKey(ref: RefObject<HTMLElement | null>, key: string | null, count: number) {
  const returnTo = useRef<Element>(null)
  const isLosingFocus = useRef(false)

  useEffect(() => {
    const region = ref.current
    const remember = ({ relatedTarget }: FocusEvent) => {
      // It is null if the focused element was removed.
      if (relatedTarget instanceof Element && !region?.contains(relatedTarget))
        returnTo.current = relatedTarget
    }
    region?.addEventListener('focusin', remember)
    return () => region?.removeEventListener('focusin', remember)
  })

  useEffect(() => {
    if (key === null || count === 0) return
    const press = (event: globalThis.KeyboardEvent) => {
      const region = ref.current
      if (event.key !== key || event.defaultPrevented || !region) return
      event.preventDefault()
      focus(region.contains(document.activeElement) ? returnTo.current : region)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [ref, key, count])

  useEffect(() => {
    if (!isLosingFocus.current) return
    isLosingFocus.current = false
    focus(count > 0 ? ref.current : returnTo.current)
  }, [ref, count])

  return {
    leaveByEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !returnTo.current) return
      event.preventDefault()
      focus(returnTo.current)
    },
    beforeRemoval() {
      isLosingFocus.current = ref.current?.contains(document.activeElement) ?? false
    },
  }
}
