/** What a measure found: tables to print, and where it says that a limit was passed. */
export type Measure = {
  tables: Table[]
  /** One sentence for each limit that was passed; none where all is well. */
  failures: string[]
}

/** Rows of text under a title; the first row names the columns. */
export type Table = { title: string; rows: string[][] }

/** The middle one of some figures, between the two middle ones where their number is even; NaN of none. */
export function median(figures: number[]): number {
  const inOrder = figures.toSorted((one, other) => one - other)
  const middle = inOrder.length / 2
  const [low = Number.NaN, high = low] = [inOrder[Math.ceil(middle) - 1], inOrder[Math.floor(middle)]]
  return (low + high) / 2
}

/** Bytes as kB of 1000 bytes. */
export function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** A table as text: its columns as wide as they need be, figures to the end. */
export function tableText({ title, rows }: Table): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  '),
  )
  const [head = '', ...body] = lines
  return [title, `  ${head}`, ...body.map((line) => `  ${line}`)].join('\n')
}
