import type { Token, Tokens } from 'marked'

type Cell = Pick<Tokens.TableCell, 'text' | 'tokens'>

/**
 * Renders a table. Cells carry the name of their column, because ui's `Prose` turns rows into blocks on narrow screens. If
 * the first column has no header, its cells are row headers. Without `role`: browsers keep the roles of a table whose
 * `display` changes, and HTML forbids `role` on its rows and cells.
 */
export function renderTable(
  header: readonly Cell[],
  rows: readonly (readonly Cell[])[],
  words: (tokens: Token[]) => string,
): string {
  const isNamedByRow = header[0]?.text === ''
  const head = header.map((cell) =>
    cell.text === '' ? '<td></td>' : `<th scope="col">${words(cell.tokens)}</th>`,
  )
  const body = rows.map((row) =>
    row.map((cell, column) =>
      column === 0 && isNamedByRow
        ? `<th scope="row">${words(cell.tokens)}</th>`
        : `<td data-head="${quoted(header[column]?.text ?? '')}">${words(cell.tokens)}</td>`,
    ),
  )
  return `<table><thead>${rowOf(head)}</thead><tbody>${body.map(rowOf).join('')}</tbody></table>`
}

function rowOf(cells: readonly string[]): string {
  return `<tr>${cells.join('')}</tr>`
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
