import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus when a field replaces the native select that is rendered until hydration. Returns a function to call with the
 * select.
 */
export function useKeptFocus(
  field: RefObject<HTMLInputElement | null>,
  isHydrated: boolean,
): (select: HTMLSelectElement) => void {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (isHydrated && hadFocus.current) field.current?.focus()
  }, [field, isHydrated])
  return (select) => {
    hadFocus.current = select === document.activeElement
  }
}
