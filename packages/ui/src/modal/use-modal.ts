import { useEffect, useReducer, useRef, useState, type SyntheticEvent } from 'react'
import { hideModal, isAnimated, isModalOpen, showModal, topmostModal } from './modal-state.ts'
import type { OpenState } from './open-state.ts'
import { useEscape } from './use-escape.ts'
import { useOpenState } from './use-open-state.ts'

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

type ModalOptions = OpenState & {
  /**
   * Sets the focus on opening. Default: the element marked `data-focus-first`, else the dialog itself (give it
   * `tabIndex={-1}`).
   */
  takeFocus?: ((dialog: HTMLDialogElement) => void) | undefined
}

/**
 * Shows a `<dialog>` modally while it is open; the browser returns the focus when it closes. Returns the ref and
 * event handlers for the dialog, its state, a function that closes it, and `isPresent`: true from opening until the
 * closing transition has ended. A dialog whose caller leaves `open` true stays open.
 */
export function useModal({ takeFocus = focusFirst, ...state }: ModalOptions) {
  const [isOpen, setOpen] = useOpenState(state)
  const close = () => setOpen(false)
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
  const closesPopover = useEscape(ref, isOpen, close)

  const handleTransitionEnd = (event: SyntheticEvent) => {
    if (isOwn(event) && !isOpen) setIsPresent(false)
  }
  const events = {
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (!isOwn(event)) return
      if (isOpen) {
        close()
        // Opens it again if the caller has left `open` true.
        render()
      }
      // Closed before the opening transition started: there is no closing transition to wait for.
      else if (!isAnimated(event.currentTarget)) setIsPresent(false)
    },
    onCancel(event: SyntheticEvent) {
      if (!isOwn(event)) return
      event.preventDefault()
      if (!closesPopover()) close()
    },
    onTransitionEnd: handleTransitionEnd,
    onTransitionCancel: handleTransitionEnd,
  }
  return { ref, isOpen, isPresent, close, events }
}
