/**
 * The page numbers to show: first, last, current and its neighbours; null is a gap. A gap of one page is replaced
 * by that page.
 */
export function pageWindow(page: number, lastPage: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, lastPage])].filter(
    (number) => number >= 1 && number <= lastPage,
  )
  return shown.flatMap((n, index) => {
    const before = shown[index - 1] ?? n - 1
    if (n - before === 1) return [n]
    return n - before === 2 ? [n - 1, n] : [null, n]
  })
}
