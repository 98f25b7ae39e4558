import { useEffect, useReducer, useRef, useState, type SyntheticEvent } from 'react'
import { hideModal, isAnimated, isModalOpen, showModal, topmostModal } from './modal-state.ts'
import { useEscape } from './use-escape.ts'

/** Stores the width of the page's scrollbar, so that the layout does not shift when scrolling is disabled. */
function storeScrollbarWidth(): void {
  if (topmostModal()) return
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
  /** Called when the user closes it. It stays open if the caller leaves `isOpen` true. */
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
  const lastFocused = useRef<Element>(null)
  const [isPresent, setIsPresent] = useState(isOpen)
  const [, render] = useReducer((count: number) => count + 1, 0)
  if (isOpen && !isPresent) setIsPresent(true)
  useEffect(() => {
    const element = ref.current
    if (!element || isModalOpen(element) === isOpen) return
    if (!isOpen) {
      lastFocused.current = null
      return hideModal(element)
    }
    storeScrollbarWidth()
    // The browser focuses the first element.
    const focused = lastFocused.current
    showModal(element)
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus()
    else takeFocus(element)
  })
  useEffect(() => {
    const element = ref.current
    const remember = ({ target }: Event) => {
      lastFocused.current = target instanceof Element ? target : null
    }
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [])
  useEscape(ref, isOpen, onClose)

  const handleTransitionEnd = (event: SyntheticEvent) => {
    if (isOwn(event) && !isOpen) setIsPresent(false)
  }
  const events = {
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (!isOwn(event)) return
      if (isOpen) {
        onClose()
        // Unless its owner has closed it, too, it opens again.
        render()
      }
      // Closed before the opening transition started: there is no closing transition to wait for.
      else if (!isAnimated(event.currentTarget)) setIsPresent(false)
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
