/** The result of one benchmark. */
export type Measurement = {
  tables: Table[]
  /** One sentence per exceeded limit; empty if all is well. */
  failures: string[]
}

/** Rows of text under a title; the first row has the column names. */
export type Table = { title: string; rows: string[][] }

/** The median; NaN for an empty list. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

/** Bytes as kB of 1000 bytes. */
export function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** Formats a table as text: the first column left-aligned, the others right-aligned. */
export function formatTable({ title, rows }: Table): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  '),
  )
  const [head = '', ...body] = lines
  return [title, `  ${head}`, ...body.map((line) => `  ${line}`)].join('\n')
}
