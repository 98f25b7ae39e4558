import type { Token, Tokens } from 'marked'

type Cell = Pick<Tokens.TableCell, 'text' | 'tokens'>

/**
 * Renders a table. Cells carry the name of their column and explicit roles, because ui's `Prose` turns rows into blocks
 * on narrow screens. If the first column has no header, its cells are row headers.
 */
export function renderTable(
  header: readonly Cell[],
  rows: readonly (readonly Cell[])[],
  words: (tokens: Token[]) => string,
): string {
  const isNamedByRow = header[0]?.text === ''
  const head = header.map((cell) =>
    cell.text === ''
      ? '<td role="cell"></td>'
      : `<th role="columnheader" scope="col">${words(cell.tokens)}</th>`,
  )
  const body = rows.map((row) =>
    row.map((cell, column) =>
      column === 0 && isNamedByRow
        ? `<th role="rowheader" scope="row">${words(cell.tokens)}</th>`
        : `<td role="cell" data-head="${quoted(header[column]?.text ?? '')}">${words(cell.tokens)}</td>`,
    ),
  )
  return `<table role="table"><thead role="rowgroup">${rowOf(head)}</thead><tbody role="rowgroup">${body.map(rowOf).join('')}</tbody></table>`
}

function rowOf(cells: readonly string[]): string {
  return `<tr role="row">${cells.join('')}</tr>`
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
