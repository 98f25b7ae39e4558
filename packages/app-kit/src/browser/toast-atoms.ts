import type { ToastMessage } from '@chignon/ui/toast'
import { atom } from 'jotai'

let lastId = 0

/** Visible toasts, oldest first. */
export const toastsAtom = atom<ToastMessage[]>([])

/** Shows a toast. Without a message (null) it says that something went wrong. */
export const showToastAtom = atom(null, (_get, set, toast: Omit<ToastMessage, 'id'>) => {
  lastId += 1
  const id = String(lastId)
  set(toastsAtom, (toasts) => [...toasts, { id, ...toast }])
})

/** Removes a toast. */
export const dismissToastAtom = atom(null, (_get, set, id: string) => {
  set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id))
})

const hasRegionAtom = atom(false)
hasRegionAtom.onMount = (set) => {
  set(true)
  return () => set(false)
}

/** The toasts to show: none at first, because screen readers announce only what is added to an existing live region. */
export const announcedToastsAtom = atom((get) => (get(hasRegionAtom) ? get(toastsAtom) : []))
