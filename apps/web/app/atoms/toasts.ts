import { atom } from 'jotai'

export type ToastTone = 'error' | 'success' | 'default' | 'info' | 'warning'

export type ToastItem = { id: number; tone: ToastTone; message: string }

let lastId = 0

/** The toasts on the screen, oldest first. */
export const toastsAtom = atom<ToastItem[]>([])

/** Shows a toast. */
export const showToastAtom = atom(null, (_get, set, toast: Omit<ToastItem, 'id'>) => {
  lastId += 1
  const id = lastId
  set(toastsAtom, (toasts) => [...toasts, { id, ...toast }])
})

/** Takes a toast away. */
export const dismissToastAtom = atom(null, (_get, set, id: number) => {
  set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id))
})
