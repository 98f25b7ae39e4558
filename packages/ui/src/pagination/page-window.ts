/**
 * The page numbers to show: first, last, current and its neighbours; null is a gap. A gap of one page is replaced
 * by that page.
 */
export function pageWindow(page: number, lastPage: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, lastPage])].filter(
    (number) => number >= 1 && number <= lastPage,
  )
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    if (number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
