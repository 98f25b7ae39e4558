/**
 * Which pages a pagination shows: the first, the last, the one at hand and its neighbours; null stands for those left
 * out between. A gap of one page is shown as that page.
 */
export function pageWindow(page: number, lastPage: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, lastPage])].filter((n) => n >= 1 && n <= lastPage)
  return shown.flatMap((n, index) => {
    const before = shown[index - 1] ?? n - 1
    if (n - before === 1) return [n]
    return n - before === 2 ? [n - 1, n] : [null, n]
  })
}
