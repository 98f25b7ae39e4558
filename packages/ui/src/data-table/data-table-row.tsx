// The roles are those of the elements, which lose them in some browsers when a card changes their display.
// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role
import { useId } from 'react'
import { cx } from 'class-variance-authority'
import { CheckboxBox } from '../checkbox/checkbox-box.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import type { DataTableColumn } from './data-table-column.ts'
import { cellSpace, cellStyles } from './data-table-styles.ts'

type DataTableRowProps<Row> = {
  row: Row
  columns: readonly DataTableColumn<Row>[]
  primaryId: string
  link: LinkElement | undefined
  /** Undefined without selection. */
  isSelected: boolean | undefined
  selectLabel: string
  onSelectedChange: (isSelected: boolean) => void
}

/** A row; below 44rem a card with its name on top and pairs of label and value. */
export function DataTableRow<Row>({
  row,
  columns,
  primaryId,
  link,
  isSelected,
  selectLabel,
  onSelectedChange,
}: DataTableRowProps<Row>) {
  const id = useId()
  const isSelectable = isSelected !== undefined
  const hasMenu = columns.some(({ isMenu }) => isMenu)
  return (
    <tr
      role="row"
      className={cx(
        'group/row relative transition-colors [&>*]:border-b [&>*]:border-line [&>*]:py-2.5',
        // A finger needs the whole height.
        'pointer-fine:@min-[44rem]/table:in-data-[density=compact]:[&>*]:py-1',
        link && 'cursor-pointer hover:bg-surface',
        isSelected && 'bg-accent-soft hover:bg-accent-soft',
        // The card.
        '@max-[44rem]/table:grid @max-[44rem]/table:gap-x-3 @max-[44rem]/table:gap-y-1 @max-[44rem]/table:border-b @max-[44rem]/table:border-line @max-[44rem]/table:px-3 @max-[44rem]/table:py-3.5',
        '@max-[44rem]/table:[&>*]:border-b-0 @max-[44rem]/table:[&>*]:py-0',
        isSelectable
          ? '@max-[44rem]/table:grid-cols-[auto_minmax(0,1fr)]'
          : '@max-[44rem]/table:grid-cols-[minmax(0,1fr)]',
      )}
    >
      {isSelectable && (
        <td
          role="cell"
          className={cx(cellSpace, 'align-top @max-[44rem]/table:row-start-1 @max-[44rem]/table:pt-0.5')}
        >
          <CheckboxBox
            id={`${id}-box`}
            // Above the target of the link, which covers the row; larger than the box on touch screens.
            className="z-1 after:absolute after:-inset-3 after:-z-1"
            data-row-box=""
            aria-label={selectLabel}
            aria-labelledby={`${id}-box ${id}-name`}
            checked={isSelected}
            onCheckedChange={onSelectedChange}
          />
        </td>
      )}
      {columns.map(({ id: columnId, header, renderCell, align = 'start', width, isMenu }) => {
        const styles = cx(
          cellSpace,
          cellStyles({ align, width: width ?? 'auto' }),
          'align-baseline wrap-anywhere',
        )
        if (columnId === primaryId) {
          const name = <span id={`${id}-name`}>{renderCell(row)}</span>
          return (
            <th
              key={columnId}
              role="rowheader"
              scope="row"
              className={cx(
                styles,
                'font-medium @max-[44rem]/table:row-start-1 @max-[44rem]/table:text-body',
                isSelectable && '@max-[44rem]/table:col-start-2',
                hasMenu && '@max-[44rem]/table:pe-10',
              )}
            >
              {link ? (
                <LinkSlot
                  link={link}
                  className={cx(
                    'rounded-media text-text no-underline group-hover/row:text-accent',
                    // Safari positions nothing by a row: the body listens for clicks instead.
                    'not-webkit:after:absolute not-webkit:after:inset-0 @max-[44rem]/table:after:absolute @max-[44rem]/table:after:inset-0',
                    'not-webkit:focus-visible:outline-none not-webkit:focus-visible:after:outline-2 not-webkit:focus-visible:after:-outline-offset-2 not-webkit:focus-visible:after:outline-focus',
                  )}
                >
                  {name}
                </LinkSlot>
              ) : (
                name
              )}
            </th>
          )
        }
        return (
          <td
            key={columnId}
            role="cell"
            className={cx(
              styles,
              isMenu
                ? '@max-[44rem]/table:absolute @max-[44rem]/table:end-1 @max-[44rem]/table:top-2'
                : '@max-[44rem]/table:grid @max-[44rem]/table:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @max-[44rem]/table:gap-x-3',
              isSelectable && '@max-[44rem]/table:col-start-2',
            )}
          >
            {/* The header of the column says it to screen readers. */}
            {!isMenu && (
              <span aria-hidden="true" className="hidden text-text-muted @max-[44rem]/table:block">
                {header}
              </span>
            )}
            {/* Links and controls are above the target of the row's link. */}
            <div className="min-w-0 [&_:is(a,button,input,select,textarea,summary,label)]:relative [&_:is(a,button,input,select,textarea,summary,label)]:z-1">
              {renderCell(row)}
            </div>
          </td>
        )
      })}
    </tr>
  )
}
