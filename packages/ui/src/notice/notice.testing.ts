import { findOne, wordsOf } from '../testing/find-one.ts'
import { nameOf } from '../testing/accessible-name.ts'

export type NoticeParts = {
  notice: HTMLElement
  isShown: () => boolean
  /** The text. Empty while it is not shown. */
  text: () => string
  /** A button or link by its text. Throws if there is none. */
  action: (name: string) => HTMLElement
}

/** The `Notice` with this label, shown or not. Throws if there is none. */
export function findNotice(container: ParentNode, label: string): NoticeParts {
  const notices = container.querySelectorAll<HTMLElement>('section[aria-label]')
  const notice = findOne(notices, 'notice', label, (element) => nameOf(element))
  return {
    notice,
    isShown: () => notice.dataset.notice !== undefined,
    text: () => wordsOf(notice.querySelector('[aria-live] > div > :first-child')),
    action: (name) => findOne(notice.querySelectorAll<HTMLElement>('a, button'), 'action', name, wordsOf),
  }
}
