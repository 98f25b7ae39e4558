'use client'
import { useSyncExternalStore, type ComponentProps } from 'react'
import type { ToastMessage } from '../toast/toast.tsx'
import { Toaster } from '../toaster/toaster.tsx'
import { createToastQueue, type ToastOptions, type ToastQueueStore } from './create-toast-queue.ts'

export { createToastQueue } from './create-toast-queue.ts'
export type { ToastOptions, ToastQueueStore } from './create-toast-queue.ts'

const appQueue = createToastQueue()

/**
 * Shows a toast in the app's `ToastQueue` and returns its id. To be called in the browser, in event handlers and after
 * requests; on the server it does nothing, because all requests would share the queue.
 */
export function toast(message: ToastMessage['message'], options?: ToastOptions): string {
  return typeof document === 'undefined' ? '' : appQueue.toast(message, options)
}

/** Removes a toast of the app's `ToastQueue` by the id that `toast` returned. */
export const dismissToast = (id: string): void => appQueue.dismiss(id)

export type ToastQueueProps = Omit<ComponentProps<typeof Toaster>, 'toasts' | 'onDismiss'> & {
  /** From `createToastQueue`, for a queue of your own. Default the app's, which `toast()` fills. */
  queue?: ToastQueueStore | undefined
}

const none: readonly ToastMessage[] = []

/** The `Toaster` of an app that shows toasts by calling `toast()`. Render it once, always. */
export function ToastQueue({ queue = appQueue, ...rest }: ToastQueueProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.read, () => none)
  return <Toaster toasts={toasts} onDismiss={queue.dismiss} {...rest} />
}
