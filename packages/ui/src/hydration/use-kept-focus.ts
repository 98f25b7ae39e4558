import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus when a field replaces the native control that is rendered until hydration. Returns a function to call with that
 * control.
 */
export function useKeptFocus(
  field: RefObject<HTMLInputElement | null>,
  isHydrated: boolean,
): (control: HTMLElement) => void {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (isHydrated && hadFocus.current) field.current?.focus()
  }, [field, isHydrated])
  return (control) => {
    hadFocus.current = control === document.activeElement
  }
}
