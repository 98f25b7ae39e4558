import { useSyncExternalStore } from 'react'

/** Dialogs open and close without a word to React; these events tell, in the capture phase, as they do not bubble. */
const events = ['toggle', 'close'] as const

function subscribe(onChange: () => void): () => void {
  for (const event of events) document.addEventListener(event, onChange, true)
  return () => {
    for (const event of events) document.removeEventListener(event, onChange, true)
  }
}

const topmostModal = (): Element | null => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null

/**
 * The modal dialog that is open, else null. All outside of it is inert: what shall be seen, heard and pressed over
 * it has to stand inside.
 */
export function useModalHost(): Element | null {
  return useSyncExternalStore(subscribe, topmostModal, () => null)
}
