import type { ReactNode } from 'react'

export type DataTableColumn<Row> = {
  id: string
  /** The name of the column; on narrow screens also the label of its values. */
  header: ReactNode
  renderCell: (row: Row) => ReactNode
  /** `end` for numbers, which then have aligned digits. Default `start`. */
  align?: 'start' | 'end' | undefined
  /** Its header is a button that sorts. Default false. */
  isSortable?: boolean | undefined
  /** The name of the row, and its link. Default the first column. */
  isPrimary?: boolean | undefined
  /** A menu of the row, in a card beside its name. Default false. */
  isMenu?: boolean | undefined
  /** `narrow` is as wide as its values, on one line; `wide` takes the space that is left. */
  width?: 'narrow' | 'wide' | undefined
}

export type DataTableSort = { id: string; direction: 'ascending' | 'descending' }
