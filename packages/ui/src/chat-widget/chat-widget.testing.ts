import { wordsAbout } from '../testing/find-modal.ts'
import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type ChatWidgetParts = {
  /** The button in the corner; hidden while the chat is open. */
  open: HTMLElement
  /** Contains the message form. */
  panel: HTMLDialogElement
  /** The button that closes the panel. */
  minimise: HTMLButtonElement
  /** The messages, oldest first. */
  messages: () => { author: string; text: string }[]
}

/** The `ChatWidget` with this title, open or closed, after hydration. Throws if there is none, as for guests. */
export function findChatWidget(container: ParentNode, title: string): ChatWidgetParts {
  const panel = findOne(container.querySelectorAll('dialog'), 'chat', title, (element) =>
    wordsAbout(element, 'aria-labelledby'),
  )
  const missing = `“${title}” is not the title of a chat.`
  return {
    open: need(panel.parentElement?.querySelector<HTMLElement>(':scope > button'), missing),
    panel,
    minimise: need(panel.querySelector('button'), missing),
    messages: () =>
      [...panel.querySelectorAll('[role="log"] li')].map((message) => ({
        author: wordsOf(message.querySelector('bdi')),
        text: wordsOf(message.lastElementChild),
      })),
  }
}
