import { findOne, wordsOf } from '../testing/find-one.ts'
import { nameOf } from '../testing/names.ts'

export type NoticeParts = {
  notice: HTMLElement
  isShown: () => boolean
  /** What is said. Empty while it is not shown. */
  text: () => string
  /** One of its buttons, or a link, by its words. Throws where there is none. */
  action: (name: string) => HTMLElement
}

/** The `Notice` with a label, shown or not. Throws where there is none. */
export function findNotice(container: ParentNode, label: string): NoticeParts {
  const notices = container.querySelectorAll<HTMLElement>('section[aria-label]')
  const notice = findOne(notices, 'notice', label, (one) => nameOf(one))
  return {
    notice,
    isShown: () => notice.dataset.notice !== undefined,
    text: () => wordsOf(notice.querySelector('[aria-live] > div > :first-child')),
    action: (name) => findOne(notice.querySelectorAll<HTMLElement>('a, button'), 'action', name, wordsOf),
  }
}
