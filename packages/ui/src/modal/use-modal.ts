import { useEffect, useRef, useState, type SyntheticEvent } from 'react'

/** Stores the width of the page's scrollbar, so that the layout does not shift when scrolling is disabled. */
function storeScrollbarWidth(): void {
  if (document.querySelector('dialog:modal')) return
  const root = document.documentElement
  root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`)
}

function focusFirst(dialog: HTMLDialogElement): void {
  ;(dialog.querySelector<HTMLElement>('[data-focus-first]') ?? dialog).focus()
}

/** React events bubble from nested dialogs and file inputs. */
function isOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget
}

type ModalOptions = {
  isOpen: boolean
  /** Called when the user closes it. */
  onClose: () => void
  /**
   * Sets the focus on opening. Default: the element marked `data-focus-first`, else the dialog itself (give it
   * `tabIndex={-1}`).
   */
  takeFocus?: ((dialog: HTMLDialogElement) => void) | undefined
}

/**
 * Shows a `<dialog>` modally while `isOpen`; the browser returns the focus when it closes. Returns the ref and
 * event handlers for the dialog, and `isPresent`: true from opening until the closing transition has ended.
 */
export function useModal({ isOpen, onClose, takeFocus = focusFirst }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null)
  const [isPresent, setIsPresent] = useState(isOpen)
  if (isOpen && !isPresent) setIsPresent(true)
  useEffect(() => {
    const element = ref.current
    if (!element || element.open === isOpen) return
    if (!isOpen) return element.close()
    storeScrollbarWidth()
    element.showModal()
    takeFocus(element)
  }, [isOpen, takeFocus])

  const handleTransitionEnd = (event: SyntheticEvent) => {
    if (isOwn(event) && !isOpen) setIsPresent(false)
  }
  const events = {
    onClose(event: SyntheticEvent) {
      if (!isOwn(event)) return
      if (isOpen) onClose()
      // Closed before the opening transition started: there is no closing transition to wait for.
      else if (event.currentTarget.getAnimations().length === 0) setIsPresent(false)
    },
    onCancel(event: SyntheticEvent) {
      if (!isOwn(event)) return
      event.preventDefault()
      onClose()
    },
    onTransitionEnd: handleTransitionEnd,
    onTransitionCancel: handleTransitionEnd,
  }
  return { ref, isPresent, events }
}
