import { findOne, wordsOf } from './find-one.ts'
import { byId } from './accessible-name.ts'

/** The text of the elements that label or describe a dialog. */
export const wordsAbout = (dialog: Element, attribute: 'aria-labelledby' | 'aria-describedby'): string =>
  wordsOf(byId(dialog, dialog.getAttribute(attribute)))

/** The elements in a dialog, but not in a `Toaster`, which moves into the open dialog. */
export function allIn<Tag extends keyof HTMLElementTagNameMap>(
  dialog: Element,
  tag: Tag,
): HTMLElementTagNameMap[Tag][] {
  const toasts = dialog.querySelector('section[popover]')
  return [...dialog.querySelectorAll(tag)].filter((element) => !toasts?.contains(element))
}

/** The open `<dialog>` with this title. Throws an error that lists the open ones. */
export const findModal = (container: ParentNode, what: string, title: string): HTMLDialogElement =>
  findOne(container.querySelectorAll<HTMLDialogElement>('dialog[open]'), what, title, (element) =>
    wordsAbout(element, 'aria-labelledby'),
  )
