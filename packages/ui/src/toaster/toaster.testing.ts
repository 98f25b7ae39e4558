import { wordsOf } from '../testing/find-one.ts'

export type ToastParts = {
  message: string
  /** Whether it is read out at once, as errors are. */
  isAlert: boolean
  /** The button that takes it away. */
  dismiss: HTMLButtonElement | null
}

/**
 * What the `Toaster` shows, the newest first; empty where it shows nothing. Look in the whole document: the region
 * moves into a modal dialog while one is open. `label` is the region's, default "Notifications".
 */
export function findToasts(container: ParentNode, label = 'Notifications'): ToastParts[] {
  const items = container.querySelectorAll(`section[aria-label="${CSS.escape(label)}"] ol > li`)
  return [...items].map((item) => ({
    message: wordsOf(item),
    isAlert: item.querySelector('[role="alert"]') !== null,
    dismiss: item.querySelector('button'),
  }))
}
