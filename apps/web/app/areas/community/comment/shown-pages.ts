/** The numbers of the first and the last page that are shown. */
export type ShownPages = { from: number; to: number }

/** The pages to show after a navigation to one: they grow by the next page, and otherwise begin with it. */
export function including(shown: ShownPages, page: number): ShownPages {
  if (page >= shown.from && page <= shown.to) return shown
  if (page === shown.to + 1) return { from: shown.from, to: page }
  return { from: page, to: page }
}

/** The numbers of the pages. */
export function numbersOf({ from, to }: ShownPages): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
