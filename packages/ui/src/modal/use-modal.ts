import { useEffect, useRef, useState, type SyntheticEvent } from 'react'

/** Remembers how wide the page's scrollbar is, so that nothing moves when the page stops scrolling. */
function keepScrollbarRoom(): void {
  if (document.querySelector('dialog:modal')) return
  const root = document.documentElement
  root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`)
}

function focusFirst(dialog: HTMLDialogElement): void {
  ;(dialog.querySelector<HTMLElement>('[data-focus-first]') ?? dialog).focus()
}

/** React lets events of what is inside arrive here, too: of a dialog opened within, of a file input's chooser. */
function isOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget
}

type ModalOptions = {
  isOpen: boolean
  /** Called when the person wants it gone. */
  onClose: () => void
  /**
   * Where the focus goes as it opens: by default to what is marked `data-focus-first` within, else to the dialog itself
   * (give it `tabIndex={-1}`).
   */
  takeFocus?: (dialog: HTMLDialogElement) => void
}

/**
 * Brings a `<dialog>` over the page while `isOpen`; the platform gives the focus back once it closes. Answers the ref
 * and the events for the dialog, and whether its content is to be there: from opening until it has faded out.
 */
export function useModal({ isOpen, onClose, takeFocus = focusFirst }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null)
  const [isPresent, setIsPresent] = useState(isOpen)
  if (isOpen && !isPresent) setIsPresent(true)
  useEffect(() => {
    const element = ref.current
    if (!element || element.open === isOpen) return
    if (!isOpen) return element.close()
    keepScrollbarRoom()
    element.showModal()
    takeFocus(element)
  }, [isOpen, takeFocus])

  const leave = (event: SyntheticEvent) => {
    if (isOwn(event) && !isOpen) setIsPresent(false)
  }
  const events = {
    onClose(event: SyntheticEvent) {
      if (!isOwn(event)) return
      if (isOpen) onClose()
      // Closed before it had moved: there is no way back to wait for.
      else if (event.currentTarget.getAnimations().length === 0) setIsPresent(false)
    },
    onCancel(event: SyntheticEvent) {
      if (!isOwn(event)) return
      event.preventDefault()
      onClose()
    },
    onTransitionEnd: leave,
    onTransitionCancel: leave,
  }
  return { ref, isPresent, events }
}
