import { need, findOne, wordsOf } from '../testing/find-one.ts'

export type DataTableRowParts = {
  row: HTMLTableRowElement
  /** The link of the row, if it has one. */
  link: HTMLAnchorElement | null
  /** The checkbox of the row, if rows can be selected. */
  box: HTMLInputElement | null
  /** The text of a cell by the name of its column. Throws if there is none. */
  cell: (column: string) => string
}

export type DataTableParts = {
  table: HTMLTableElement
  /** The names of the rows, in order. */
  names: string[]
  /** A row by its name, the text of its primary cell. Throws if there is none. */
  row: (name: string) => DataTableRowParts
  /** The button that sorts by a column. Throws if there is none. */
  sortButton: (column: string) => HTMLButtonElement
  /** The column that the rows are sorted by, and how. Null if there is none. */
  sort: () => { column: string; direction: string } | null
  /** The checkbox of all rows, if rows can be selected. */
  all: HTMLInputElement | null
  isBusy: () => boolean
}

const nameOf = (row: Element): string => wordsOf(row.querySelector('th'))

/** The `DataTable` with this caption. Throws if there is none or it has no rows. */
export function findDataTable(container: ParentNode, caption: string): DataTableParts {
  const tables = container.querySelectorAll('table')
  const table = findOne(tables, 'data table', caption, (element) => wordsOf(element.caption))
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody > tr')]
  const heads = [...table.querySelectorAll('thead th')]
  return {
    table,
    names: rows.map(nameOf),
    row: (name) => {
      const row = findOne(rows, 'row', name, nameOf)
      return {
        row,
        link: row.querySelector('th a'),
        box: row.querySelector('[data-row-box]'),
        cell: (column) => {
          const head = findOne(heads, 'column', column, wordsOf)
          const cell = need(row.cells[heads.indexOf(head)], `The row “${name}” has no such cell.`)
          // In other cells than the name a label for narrow screens is first.
          return wordsOf(cell.tagName === 'TH' ? cell : cell.lastElementChild)
        },
      }
    },
    sortButton: (column) =>
      findOne(table.querySelectorAll<HTMLButtonElement>('thead button'), 'sortable column', column, wordsOf),
    sort: () => {
      const head = table.querySelector('[aria-sort]')
      return head && { column: wordsOf(head), direction: head.getAttribute('aria-sort') ?? '' }
    },
    all: table.querySelector('thead input'),
    isBusy: () => table.getAttribute('aria-busy') === 'true',
  }
}
