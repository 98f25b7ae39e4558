import { useEffect, useEffectEvent, type RefObject } from 'react'

const formOf = (element: HTMLElement | null) =>
  element && 'form' in element ? element.form : element?.closest('form')

/** Calls `onReset` when the form of an element is reset. */
export function useFormReset(ref: RefObject<HTMLElement | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset)
  useEffect(() => {
    const listen = (event: Event) => {
      if (!event.defaultPrevented && event.target === formOf(ref.current)) reset()
    }
    document.addEventListener('reset', listen)
    return () => document.removeEventListener('reset', listen)
  }, [ref])
}
