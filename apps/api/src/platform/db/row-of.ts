import type { Column, GetColumnData, SQL } from './drizzle.ts'

/** The row that a select with these columns returns, of tables that are not joined from the outside. */
export type RowOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column
    ? GetColumnData<Columns[Name]>
    : Columns[Name] extends SQL<infer Value>
      ? Value
      : never
}
