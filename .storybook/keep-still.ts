/**
 * For a story that is embedded in a docs page: what takes the focus as it opens would scroll the page round it there.
 * Until the frame itself is given the focus nothing in it takes it.
 */
export function keepStill(): void {
  let isInUse = false
  addEventListener('focus', () => (isInUse = true), { once: true })
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (isInUse) focus.call(this, options)
  }
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    // A dialog looks for the focus at this moment alone, and passes by what is hidden.
    this.style.visibility = isInUse ? '' : 'hidden'
    showModal.call(this)
    this.style.visibility = ''
  }
}
