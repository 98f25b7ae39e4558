/** A cell of a CSV file: a text, or a number in its written form, such as `-12.50`. */
export type CsvCell = string | { number: string }

// Without it Excel reads UTF-8 as the code page of the machine.
const byteOrderMark = '\uFEFF'

/** The beginning of a CSV file (RFC 4180): the names of its columns. */
export function csvHead(columns: readonly string[]): string {
  return byteOrderMark + csvRow(columns)
}

/** A row of a CSV file. Spreadsheets run no text of it as a formula. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? quoted(unrun(cell)) : cell.number)).join(',')}\r\n`
}

// Spreadsheets run what begins like a formula. Where the decimal point is a comma, they divide cells at semicolons too.
function unrun(text: string): string {
  return text.replaceAll(/(^|[;\t\r\n])(\s*[=+\-@＝＋－＠|])/g, "$1'$2")
}

function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
