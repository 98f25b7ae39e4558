import { wordsOf } from '../testing/find-one.ts'

export type ToastParts = {
  message: string
  /** Whether it is an alert, as errors are. */
  isAlert: boolean
  /** The button of its action, if it has one. */
  action: HTMLButtonElement | null
  /** The button that dismisses it. */
  dismiss: HTMLButtonElement | null
}

/**
 * The toasts of the `Toaster`, the newest first; empty if there are none. Search the whole document: the region
 * moves into an open modal dialog. `label` is the region's, default "Notifications".
 */
export function findToasts(container: ParentNode, label = 'Notifications'): ToastParts[] {
  const items = [...container.querySelectorAll('section[aria-label] > div > ol > li')].filter(
    (item) => item.closest('section')?.getAttribute('aria-label') === label,
  )
  return items.map((item) => ({
    message: wordsOf(item.querySelector('[data-toast-message]')),
    isAlert: item.querySelector('[role="alert"]') !== null,
    action: item.querySelector<HTMLButtonElement>('button:not(:last-child)'),
    dismiss: item.querySelector<HTMLButtonElement>('button:last-child'),
  }))
}
