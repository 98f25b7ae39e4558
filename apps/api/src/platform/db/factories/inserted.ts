/** The only row an insert returns. */
export function inserted<Row>(rows: Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}
