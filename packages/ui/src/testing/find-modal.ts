import { findOne, wordsOf } from './find-one.ts'
import { byId } from './names.ts'

/** What a dialog is called by, or what describes it. */
export const wordsAbout = (dialog: Element, attribute: 'aria-labelledby' | 'aria-describedby'): string =>
  wordsOf(byId(dialog, dialog.getAttribute(attribute)))

/** What stands in a dialog. Not what stands in the region of a `Toaster`, which moves to the end of the open one. */
export function allIn<Tag extends keyof HTMLElementTagNameMap>(
  dialog: Element,
  tag: Tag,
): HTMLElementTagNameMap[Tag][] {
  const toasts = dialog.querySelector('section[popover]')
  return [...dialog.querySelectorAll(tag)].filter((one) => !toasts?.contains(one))
}

/** The open `<dialog>` with a title. Throws a sentence that says which there are. */
export const findModal = (container: ParentNode, what: string, title: string): HTMLDialogElement =>
  findOne(container.querySelectorAll<HTMLDialogElement>('dialog[open]'), what, title, (one) =>
    wordsAbout(one, 'aria-labelledby'),
  )
