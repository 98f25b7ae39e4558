import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DataTable, type DataTableSort } from '../data-table/data-table.tsx'
import { findDataTable } from '../data-table/data-table.testing.ts'

type Order = { number: string; total: string }

const linkOf = ({ number }: Order) => <a href={`#${number}`} />

function Orders() {
  const [sort, setSort] = useState<DataTableSort>()
  return (
    <DataTable<Order>
      caption="Orders"
      columns={[
        { id: 'number', header: 'Order', renderCell: ({ number }) => number },
        { id: 'total', header: 'Total', renderCell: ({ total }) => total, isSortable: true },
      ]}
      rows={[
        { number: 'CH-1', total: '$49' },
        { number: 'CH-2', total: '$362' },
      ]}
      rowId={({ number }) => number}
      renderLink={linkOf}
      sort={sort}
      onSortChange={setSort}
      defaultValue={[]}
    />
  )
}

test('data table: reads, sorts and selects rows', async () => {
  const { container } = await render(<Orders />)
  const { names, row, sortButton, sort, all, isBusy } = findDataTable(container, 'Orders')
  expect([names, sort(), isBusy()]).toEqual([['CH-1', 'CH-2'], null, false])
  const { link, box, cell } = row('CH-2')
  expect([link?.hash, box?.checked, cell('Order'), cell('Total')]).toEqual(['#CH-2', false, 'CH-2', '$362'])
  await userEvent.click(sortButton('Total'))
  expect(sort()).toEqual({ column: 'Total', direction: 'ascending' })
  if (box) await userEvent.click(box)
  expect([box?.checked, all?.indeterminate]).toEqual([true, true])
  expect(() => row('CH-3')).toThrow('There is no row “CH-3” here; there is “CH-1”, “CH-2”.')
  expect(() => sortButton('Order')).toThrow('There is no sortable column “Order” here')
  expect(() => findDataTable(container, 'People')).toThrow('There is no data table “People” here')
})
