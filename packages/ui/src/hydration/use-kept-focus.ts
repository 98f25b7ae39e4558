import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus when an element replaces the native control that is rendered until hydration. Returns a function to call with that
 * control.
 */
export function useKeptFocus(
  replacement: RefObject<HTMLElement | null>,
  isHydrated: boolean,
): (control: HTMLElement) => void {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (isHydrated && hadFocus.current) replacement.current?.focus()
  }, [replacement, isHydrated])
  return (control) => {
    hadFocus.current = control === document.activeElement
  }
}
