import { useSyncExternalStore } from 'react'
import { topmostModal } from '../modal/modal-state.ts'

/**
 * Only these events report that a dialog opened or closed. They do not bubble, hence the capture phase.
 */
const events = ['toggle', 'close'] as const

function subscribe(onChange: () => void): () => void {
  for (const event of events) document.addEventListener(event, onChange, true)
  return () => {
    for (const event of events) document.removeEventListener(event, onChange, true)
  }
}

/**
 * The open modal dialog, else null. Everything outside of it is inert, so what must be usable over it has to be
 * rendered inside.
 */
export function useModalHost(): Element | null {
  return useSyncExternalStore(subscribe, topmostModal, () => null)
}
