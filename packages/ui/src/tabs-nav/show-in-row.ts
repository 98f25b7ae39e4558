/** A ref that scrolls a row of tabs until this item is in its middle. Its place is known once the typeface is there. */
export function showInRow(item: HTMLElement | null): void {
  if (!item) return
  centre(item)
  // Test environments without a layout have no typefaces.
  if ('fonts' in document && document.fonts.status === 'loading')
    void document.fonts.ready.then(() => centre(item))
}

function centre(item: HTMLElement): void {
  const row = item.parentElement
  if (!row) return
  const [{ left, width }, whole] = [item.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += left + width / 2 - (whole.left + whole.width / 2)
}
