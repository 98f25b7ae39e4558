import { wordsOf } from '../testing/find-one.ts'

export type ToastParts = {
  message: string
  /** Whether it is an alert, as errors are. */
  isAlert: boolean
  /** The button that dismisses it. */
  dismiss: HTMLButtonElement | null
}

/**
 * The toasts of the `Toaster`, the newest first; empty if there are none. Search the whole document: the region
 * moves into an open modal dialog. `label` is the region's, default "Notifications".
 */
export function findToasts(container: ParentNode, label = 'Notifications'): ToastParts[] {
  const items = container.querySelectorAll(`section[aria-label="${CSS.escape(label)}"] ol > li`)
  return [...items].map((item) => ({
    message: wordsOf(item),
    isAlert: item.querySelector('[role="alert"]') !== null,
    dismiss: item.querySelector('button'),
  }))
}
