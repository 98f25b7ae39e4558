import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { fillForm, keepForm, readKeptForm, removeKeptForm } from './kept-form.ts'

/**
 * Keeps what is entered in a form until the page is left, also while it is loaded again, as a change of the language does. `onRestore`
 * receives the values where a component has them as its state.
 */
export function useKeptForm(
  ref: RefObject<HTMLFormElement | null>,
  onRestore?: (kept: URLSearchParams) => void,
): void {
  const { pathname } = useLocation()
  const restore = useEffectEvent((form: HTMLFormElement) => {
    const kept = readKeptForm(pathname)
    if (!kept) return
    onRestore?.(kept)
    fillForm(form, kept)
  })
  useEffect(() => {
    const form = ref.current
    if (!form) return
    restore(form)
    const keep = () => keepForm(pathname, form)
    form.addEventListener('input', keep)
    return () => {
      form.removeEventListener('input', keep)
      removeKeptForm(pathname)
    }
  }, [ref, pathname])
}
