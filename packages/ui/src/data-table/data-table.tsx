'use client'
import { useMemo, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { checkControlled } from '../development/check-controlled.ts'
import { useFieldValue } from '../form-state/use-field-value.ts'
import type { LinkElement } from '../link-slot/link-slot.tsx'
import { useMessages } from '../messages/use-messages.ts'
import type { DataTableColumn, DataTableSort } from './data-table-column.ts'
import { DataTableHead } from './data-table-head.tsx'
import { DataTableRow } from './data-table-row.tsx'
import { followRowLink } from './follow-row-link.ts'
import { handleRowKeys } from './handle-row-keys.ts'

export type { DataTableColumn, DataTableSort } from './data-table-column.ts'

export type DataTableLabels = {
  /** Name of the checkbox in the head. */
  selectAll: string
  /** Name of the checkbox of a row, read with the name of the row. */
  select: string
  /** Shown without rows, if there is no `empty`. */
  empty: ReactNode
}

const english: DataTableLabels = {
  selectAll: 'Select all on this page',
  select: 'Select',
  empty: 'No entries',
}

const none: readonly string[] = []

export type DataTableProps<Row> = Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> & {
  /** What the rows are: "Orders". For screen readers. */
  caption: string
  /** The columns in order. */
  columns: readonly DataTableColumn<Row>[]
  /** The rows of this page, in the order of the server. */
  rows: readonly Row[]
  /** A text that identifies a row. */
  rowId: (row: Row) => string
  /** The link of a row. The primary cell becomes the link, and the whole row its target. */
  renderLink?: ((row: Row) => LinkElement) | undefined
  /** The column that the rows are sorted by. */
  sort?: DataTableSort | undefined
  /** Receives the column that was pressed, ascending first. Without it no header is a button. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined
  /** Ids of the selected rows, also of other pages. With one of the three props for it, rows can be selected. */
  value?: readonly string[] | undefined
  /** Ids of the rows that are selected at first. */
  defaultValue?: readonly string[] | undefined
  /** Receives the ids of the selected rows. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** Other rows are loading: these lose their colours, below a progress line. Default false. */
  isBusy?: boolean | undefined
  /** Shown instead of the table if there are no rows: an `EmptyState`. */
  empty?: ReactNode
  /** Default English. */
  labels?: Partial<DataTableLabels> | undefined
}

/**
 * A list of rows from the server as a table that can be sorted, selected and opened by keyboard. In a container narrower
 * than 44rem each row is a card. The head is sticky, `--chignon-sticky-top` below the top of the window.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowId,
  renderLink,
  sort,
  onSortChange,
  value,
  defaultValue,
  onValueChange,
  isBusy = false,
  empty,
  labels,
  className,
  ...rest
}: DataTableProps<Row>) {
  if (process.env.NODE_ENV !== 'production') checkControlled('DataTable', 'value', value, onValueChange)
  const texts = useMessages('dataTable', english, labels)
  const [selected, setSelected] = useFieldValue<readonly string[]>({
    value,
    defaultValue: defaultValue ?? none,
    onValueChange,
  })
  const isSelectable = Boolean(value ?? defaultValue ?? onValueChange)
  const selectedIds = useMemo(() => new Set(selected), [selected])
  const ids = rows.map(rowId)
  const selectedOnPage = ids.filter((id) => selectedIds.has(id)).length
  const setRows = (changed: readonly string[], isSelected: boolean) => {
    const others = selected.filter((id) => !changed.includes(id))
    setSelected(isSelected ? [...others, ...changed] : others)
  }
  const primaryId = (columns.find(({ isPrimary }) => isPrimary) ?? columns[0])?.id ?? ''

  return (
    <div className={cx(className, '@container/table')} {...rest}>
      {isBusy && (
        <div className="sticky top-[var(--chignon-sticky-top,0px)] z-20 h-0">
          <div className="navigation-line h-0.5 bg-accent forced-colors:bg-[Highlight]" />
        </div>
      )}
      {rows.length === 0 && !isBusy ? (
        <div>{empty ?? <p className="py-8 text-small text-text-muted">{texts.empty}</p>}</div>
      ) : (
        // The roles are those of the elements, which lose them in browsers when cards change their display. The keys move between its links.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles, jsx-a11y/no-noninteractive-element-interactions
        <table
          role="table"
          aria-busy={isBusy}
          className="w-full border-separate border-spacing-0 text-start text-small @max-[44rem]/table:block"
          onKeyDown={handleRowKeys}
        >
          <caption className="sr-only">{caption}</caption>
          <DataTableHead
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            selected={
              isSelectable
                ? selectedOnPage === 0
                  ? 'none'
                  : selectedOnPage === rows.length
                    ? 'all'
                    : 'some'
                : undefined
            }
            selectAllLabel={texts.selectAll}
            onAllChange={(isSelected) => setRows(ids, isSelected)}
          />
          {/* The links in the rows are accessible by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
          <tbody
            role="rowgroup"
            className={cx('transition-[filter] @max-[44rem]/table:block', isBusy && 'grayscale')}
            onClick={renderLink && followRowLink}
          >
            {rows.map((row) => {
              const id = rowId(row)
              return (
                <DataTableRow
                  key={id}
                  row={row}
                  columns={columns}
                  primaryId={primaryId}
                  link={renderLink?.(row)}
                  isSelected={isSelectable ? selectedIds.has(id) : undefined}
                  selectLabel={texts.select}
                  onSelectedChange={(isSelected) => setRows([id], isSelected)}
                />
              )
            })}
          </tbody>
        </table>
      )}
    </div>
  )
}
