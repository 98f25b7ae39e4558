/** False in jsdom, where a modal dialog is marked by an attribute. */
const hasModals = (): boolean => 'showModal' in HTMLDialogElement.prototype

const openers = new WeakMap<HTMLDialogElement, Element | null>()

/** Shows a dialog modally; in test environments without `showModal` by its attribute alone. */
export function showModal(dialog: HTMLDialogElement): void {
  openers.set(dialog, document.activeElement)
  if (hasModals()) return dialog.showModal()
  dialog.setAttribute('open', '')
  dialog.dataset['modal'] = ''
}

/** Closes a dialog; the focus returns to where it was. */
export function hideModal(dialog: HTMLDialogElement): void {
  if (hasModals()) dialog.close()
  else {
    dialog.removeAttribute('open')
    delete dialog.dataset['modal']
    dialog.dispatchEvent(new Event('close'))
  }
  // Browsers have returned the focus already, test environments have not.
  const opener = openers.get(dialog)
  if (opener instanceof HTMLElement && dialog.contains(document.activeElement)) opener.focus()
}

/** Whether a dialog is open. */
export const isModalOpen = (dialog: HTMLDialogElement): boolean => dialog.hasAttribute('open')

/** The last modal dialog of the document, else null. */
export function topmostModal(): Element | null {
  const selector = hasModals() ? 'dialog:modal' : 'dialog[open][data-modal]'
  return [...document.querySelectorAll(selector)].at(-1) ?? null
}

/** Whether a transition of the element is running. */
export const isAnimated = (element: Element): boolean =>
  'getAnimations' in element && element.getAnimations().length > 0
