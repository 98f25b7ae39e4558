/** The most typing errors allowed in a word of `length` letters: none below three, one below six, else two. */
export function maxEdits(length: number): number {
  if (length < 3) return 0
  return length < 6 ? 1 : 2
}

/**
 * The edit distance of two words: inserted, missing, replaced and swapped neighbouring letters count one each (optimal string
 * alignment). Returns `max + 1` if the distance is greater than `max`.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let rowBeforeLast: number[] = []
  let lastRow = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replacement = a[i - 1] === b[j - 1] ? 0 : 1
      let distance = Math.min(
        (row[j - 1] ?? 0) + 1,
        (lastRow[j] ?? 0) + 1,
        (lastRow[j - 1] ?? 0) + replacement,
      )
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) distance = Math.min(distance, (rowBeforeLast[j - 2] ?? 0) + 1)
      row.push(distance)
    }
    if (Math.min(...row) > max) return max + 1
    rowBeforeLast = lastRow
    lastRow = row
  }
  return Math.min(lastRow[b.length] ?? 0, max + 1)
}
