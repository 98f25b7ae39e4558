import { useEffect, useRef, type RefObject } from 'react'

/** Remembers how wide the page's scrollbar is, so that nothing moves when the page stops scrolling. */
function keepScrollbarRoom(): void {
  if (document.querySelector('dialog:modal')) return
  const root = document.documentElement
  root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`)
}

/**
 * Brings a `<dialog>` over the page while `isOpen`, the focus on the dialog itself (give it `tabIndex={-1}`) or on
 * what is marked `data-focus-first` within; the platform gives the focus back once it closes. Answers the ref for the dialog.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || element.open === isOpen) return
    if (!isOpen) return element.close()
    keepScrollbarRoom()
    element.showModal()
    ;(element.querySelector<HTMLElement>('[data-focus-first]') ?? element).focus()
  }, [isOpen])
  return ref
}
