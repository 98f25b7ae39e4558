import type { Rename } from './rename.ts'

/** Renamed values for a report: `'danger' is now 'error'`. */
export const describeValues = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([before, now]) => `'${before}' is now '${now}'`)
    .join(', ')

/** The renames of a component as one line of the report. */
export function describeRenames(rows: readonly Rename[]): string {
  const lines = rows.map(({ prop, to, values = {}, inside, byHand }) => {
    const name = inside === undefined ? prop : `${prop} of ${inside}`
    if (byHand !== undefined) return `${name}: ${byHand}`
    const isRenamed = to !== undefined && to !== prop
    return `${name} ${[isRenamed && `is now ${to}`, describeValues(values)].filter(Boolean).join(', ')}`
  })
  return `${rows[0]?.component ?? ''}: ${lines.join('; ')}`
}
