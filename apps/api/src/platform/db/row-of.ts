import type { Column, GetColumnData, SQL } from './drizzle.ts'

/** The row that a select with these columns returns. An outer join, which makes columns null, is not taken into account. */
export type RowOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column
    ? GetColumnData<Columns[Name]>
    : Columns[Name] extends SQL<infer Value>
      ? Value
      : never
}
