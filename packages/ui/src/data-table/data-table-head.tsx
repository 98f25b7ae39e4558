// The roles are those of the elements, which lose them in some browsers when a card changes their display.
// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role
import { cx } from 'class-variance-authority'
import { CheckboxBox } from '../checkbox/checkbox-box.tsx'
import { ArrowDown } from '../icons/arrow-down.tsx'
import { ArrowUp } from '../icons/arrow-up.tsx'
import { ChevronsUpDown } from '../icons/chevrons-up-down.tsx'
import type { DataTableColumn, DataTableSort } from './data-table-column.ts'
import { cellSpace, cellStyles } from './data-table-styles.ts'

type DataTableHeadProps<Row> = {
  columns: readonly DataTableColumn<Row>[]
  sort: DataTableSort | undefined
  onSortChange: ((sort: DataTableSort) => void) | undefined
  /** How many rows of the page are selected; undefined without selection. */
  selected: 'all' | 'some' | 'none' | undefined
  selectAllLabel: string
  onAllChange: (isSelected: boolean) => void
}

// An inset shadow: the border of a sticky cell would scroll away.
const headCell = [
  'sticky top-[var(--chignon-sticky-top,0px)] z-10 bg-ground py-2 font-medium text-text-muted shadow-[inset_0_-1px_0_var(--color-line-strong)]',
  '@max-[44rem]/table:shadow-none',
].join(' ')

/** The names of the columns. Below 44rem only what can be pressed is visible. */
export function DataTableHead<Row>({
  columns,
  sort,
  onSortChange,
  selected,
  selectAllLabel,
  onAllChange,
}: DataTableHeadProps<Row>) {
  const isEmptyOnPhone = !selected && !(onSortChange && columns.some(({ isSortable }) => isSortable))
  return (
    <thead
      role="rowgroup"
      className={cx('@max-[44rem]/table:block', isEmptyOnPhone && '@max-[44rem]/table:sr-only')}
    >
      <tr
        role="row"
        className="@max-[44rem]/table:flex @max-[44rem]/table:flex-wrap @max-[44rem]/table:items-center @max-[44rem]/table:gap-x-4 @max-[44rem]/table:px-3 @max-[44rem]/table:border-b @max-[44rem]/table:border-line-strong"
      >
        {selected && (
          <th
            role="columnheader"
            scope="col"
            className={cx(headCell, cellSpace, 'w-px @max-[44rem]/table:static @max-[44rem]/table:w-auto')}
          >
            <CheckboxBox
              ref={(box) => {
                if (box) box.indeterminate = selected === 'some'
              }}
              aria-label={selectAllLabel}
              checked={selected === 'all'}
              onCheckedChange={onAllChange}
            />
          </th>
        )}
        {columns.map(({ id, header, align = 'start', width, isSortable }) => {
          const direction = sort?.id === id ? sort.direction : undefined
          const canSort = isSortable && onSortChange
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={direction}
              className={cx(
                headCell,
                cellSpace,
                cellStyles({ align, width: width ?? 'auto' }),
                canSort
                  ? '@max-[44rem]/table:static @max-[44rem]/table:max-w-full @max-[44rem]/table:wrap-anywhere'
                  : '@max-[44rem]/table:sr-only',
              )}
            >
              {canSort ? (
                <button
                  type="button"
                  className={cx(
                    'group/sort -my-1 inline-flex min-h-8 max-w-full cursor-pointer items-center gap-1 rounded-media text-start font-medium transition-colors',
                    'hover:text-text pointer-coarse:min-h-11',
                    direction && 'text-text',
                    align === 'end' && 'flex-row-reverse @max-[44rem]/table:flex-row',
                  )}
                  onClick={() =>
                    onSortChange({ id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
                  }
                >
                  <span className="min-w-0">{header}</span>
                  <SortMark direction={direction} />
                </button>
              ) : (
                header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SortMark({ direction }: { direction: DataTableSort['direction'] | undefined }) {
  const styles = 'size-3.5 shrink-0'
  if (direction === 'ascending') return <ArrowUp className={cx(styles, 'text-accent')} />
  if (direction === 'descending') return <ArrowDown className={cx(styles, 'text-accent')} />
  return <ChevronsUpDown className={cx(styles, 'opacity-60 group-hover/sort:opacity-100')} />
}
