import { useEffect, useRef, type RefObject } from 'react'

/** Remembers how wide the page's scrollbar is, so that nothing moves when the page stops scrolling. */
function keepScrollbarRoom(): void {
  if (document.querySelector('dialog:modal')) return
  const root = document.documentElement
  root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`)
}

function focusFirst(dialog: HTMLDialogElement): void {
  ;(dialog.querySelector<HTMLElement>('[data-focus-first]') ?? dialog).focus()
}

/**
 * Brings a `<dialog>` over the page while `isOpen`; the platform gives the focus back once it closes. Answers the ref
 * for the dialog. `takeFocus` says where the focus goes as it opens: by default to what is marked `data-focus-first`
 * within, else to the dialog itself (give it `tabIndex={-1}`).
 */
export function useModal(isOpen: boolean, takeFocus = focusFirst): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || element.open === isOpen) return
    if (!isOpen) return element.close()
    keepScrollbarRoom()
    element.showModal()
    takeFocus(element)
  }, [isOpen, takeFocus])
  return ref
}
