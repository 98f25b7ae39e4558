/**
 * Ignores programmatic focus until the frame itself has the focus. An element that takes the focus in a story embedded in a
 * docs page would scroll the page to it.
 */
export function preventAutofocus(): void {
  let hasFocus = false
  addEventListener('focus', () => (hasFocus = true), { once: true })
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (hasFocus) focus.call(this, options)
  }
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    // showModal() moves the focus, but not into a hidden dialog.
    this.style.visibility = hasFocus ? '' : 'hidden'
    showModal.call(this)
    this.style.visibility = ''
  }
}
