/** A ref that marks in `data-more` at which ends a row goes on out of sight: `start`, `end`, `both` or `none`. */
export function markRowEnds(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined
  const mark = () => {
    const scrolled = Math.abs(row.scrollLeft)
    const hasBefore = scrolled > 1
    const hasAfter = row.scrollWidth - row.clientWidth - scrolled > 1
    row.dataset['more'] = hasBefore ? (hasAfter ? 'both' : 'start') : hasAfter ? 'end' : 'none'
  }
  // Test environments without a layout have none.
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(mark)
  for (const element of [row, ...row.children]) observer?.observe(element)
  row.addEventListener('scroll', mark, { passive: true })
  return () => {
    observer?.disconnect()
    row.removeEventListener('scroll', mark)
  }
}
