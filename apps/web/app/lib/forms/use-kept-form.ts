import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useLocation } from 'react-router'
import type { FormResult } from './form-result.ts'
import { fillForm, keepForm, readKeptForm, removeKeptForm } from './kept-form.ts'

type KeptFormOptions = {
  /** Receives the values where a component has them as its state. */
  onRestore?: (kept: URLSearchParams) => void
  /** The result of a form whose page stays: once it is accepted, nothing has to be kept until more is entered. */
  result?: FormResult | undefined
}

/** Keeps what is entered in a form until the page is left, also while it is loaded again, as a change of the language does. */
export function useKeptForm(
  ref: RefObject<HTMLFormElement | null>,
  { onRestore, result }: KeptFormOptions = {},
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
  useEffect(() => {
    if (result?.outcome === 'done') removeKeptForm(pathname)
  }, [result, pathname])
}
