import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Ellipsis } from '../icons/ellipsis.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { DataTable, type DataTableColumn, type DataTableProps, type DataTableSort } from './data-table.tsx'

type Order = { number: string; date: string; buyer: string; what: string; state: string; total: string }

const orders: Order[] = [
  {
    number: 'CH-2027-0142',
    date: '14/03/2027',
    buyer: 'Ana Díaz',
    what: 'The bob, from line to movement',
    state: 'Paid',
    total: '$49.39',
  },
  {
    number: 'CH-2027-0141',
    date: '14/03/2027',
    buyer: 'Mehdi Karimi',
    what: 'The anatomy of a perfect cut, two-day seat',
    state: 'Due',
    total: '$362.88',
  },
  {
    number: 'CH-2027-0139',
    date: '12/03/2027',
    buyer: 'Sofia Almeida',
    what: 'The complete cutter',
    state: 'Paid',
    total: '$1,199.58',
  },
  {
    number: 'CH-2027-0138',
    date: '11/03/2027',
    buyer: 'Jonas Weber',
    what: 'Dutch braid crown',
    state: 'Failed',
    total: '$29.00',
  },
]

const tones: { readonly [state: string]: 'success' | 'warning' | 'error' } = {
  Paid: 'success',
  Due: 'warning',
  Failed: 'error',
}

const columns: DataTableColumn<Order>[] = [
  {
    id: 'number',
    header: 'Order',
    renderCell: ({ number }) => number,
    isPrimary: true,
    isSortable: true,
    width: 'narrow',
  },
  { id: 'date', header: 'Date', renderCell: ({ date }) => date, isSortable: true, width: 'narrow' },
  { id: 'buyer', header: 'Buyer', renderCell: ({ buyer }) => <bdi>{buyer}</bdi> },
  { id: 'what', header: 'What', renderCell: ({ what }) => <bdi>{what}</bdi>, width: 'wide' },
  { id: 'state', header: 'State', renderCell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge> },
  {
    id: 'total',
    header: 'Total',
    renderCell: ({ total }) => total,
    align: 'end',
    isSortable: true,
    width: 'narrow',
  },
]

// The type of a row is not an argument of a story.
function OrderTable(props: DataTableProps<Order>) {
  return <DataTable {...props} />
}

/** For lists of a back office, a page at a time. Sorting and paging are the server's. */
const meta = {
  title: 'Data/Data table',
  component: OrderTable,
  args: {
    caption: 'Orders',
    columns,
    rows: orders,
    rowId: ({ number }: Order) => number,
    renderLink: ({ number }: Order) => <a href={`#${number}`} />,
    sort: { id: 'date', direction: 'descending' },
    onSortChange: fn(),
  },
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

export const Orders: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ id: 'total', direction: 'ascending' })
  },
}

function Selecting(args: DataTableProps<Order>) {
  const [selected, setSelected] = useState<readonly string[]>(['CH-2027-0141'])
  const [sort, setSort] = useState<DataTableSort>({ id: 'date', direction: 'descending' })
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" size="small" disabled={selected.length === 0}>
          Send a reminder
        </Button>
        <span className="text-small text-text-muted" role="status">
          {selected.length} selected
        </span>
      </div>
      <DataTable {...args} value={selected} onValueChange={setSelected} sort={sort} onSortChange={setSort} />
    </div>
  )
}

/** Lower rows for long lists, inside an element with `data-density="compact"`. */
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <OrderTable {...args} defaultValue={[]} />
    </div>
  ),
}

/** Arrows move between the rows, X selects, Enter opens. */
export const Selectable: Story = {
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'CH-2027-0142' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}x')
    await expect(canvas.getByRole('checkbox', { name: 'Select CH-2027-0139' })).toBeChecked()
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected')
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked()
  },
}

/** Each row is a card, with what can be sorted above. */
export const OnAPhone: Story = {
  render: (args) => <Selecting {...args} />,
  globals: { viewport: { value: 'phone' } },
}

/** What can be done with a row is beside its name on a phone. */
export const WithMenus: Story = {
  args: {
    columns: [
      ...columns,
      {
        id: 'menu',
        header: <span className="sr-only">Actions</span>,
        renderCell: ({ number }) => (
          <IconButton label={`Actions for ${number}`} size="small">
            <Ellipsis />
          </IconButton>
        ),
        align: 'end',
        width: 'narrow',
        isMenu: true,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

/** The previous rows stay, without colours, while others load. */
export const Busy: Story = { args: { isBusy: true } }

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No orders yet"
        text="The first one appears here as soon as someone buys a course or a seat."
        coiffure="braid"
      />
    ),
  },
}

/** Without an `empty` of the app. */
export const EmptyByDefault: Story = { args: { rows: [] } }

/** Rows without pages of their own. */
export const WithoutLinks: Story = {
  render: (args) => <DataTable {...args} renderLink={undefined} onSortChange={undefined} sort={undefined} />,
}

export const LongNames: Story = {
  globals: { locale: 'de' },
  args: {
    caption: 'Bestellungen',
    columns: [
      { id: 'number', header: 'Bestellnummer', renderCell: ({ number }) => number, isSortable: true },
      {
        id: 'buyer',
        header: 'Käuferin oder Käufer',
        renderCell: ({ buyer }) => <bdi>{buyer}</bdi>,
        isPrimary: true,
      },
      { id: 'what', header: 'Veranstaltung', renderCell: ({ what }) => what, width: 'wide' },
      {
        id: 'total',
        header: 'Gesamtbetrag',
        renderCell: ({ total }) => total,
        align: 'end',
        width: 'narrow',
      },
    ],
    sort: { id: 'number', direction: 'ascending' },
    defaultValue: [],
    rows: [
      {
        number: 'CH-2027-0142',
        date: '14.03.2027',
        buyer: 'Friseurakademie Niedersachsen Weiterbildungsgesellschaft mbH',
        what: 'Teilnahmebescheinigung für die Präsenz-Masterclass „Die Anatomie des perfekten Haarschnitts“',
        state: 'Paid',
        total: '12.362,88 €',
      },
      {
        number: 'CH-2027-0141',
        date: '14.03.2027',
        buyer: 'teilnahmebescheinigungen.masterclass@friseurakademie-niedersachsen.example',
        what: 'Bob',
        state: 'Due',
        total: '49,39 €',
      },
    ],
  },
}

/** Columns run from the right. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    caption: 'سفارش‌ها',
    columns: [
      {
        id: 'number',
        header: 'سفارش',
        renderCell: ({ number }) => <bdi>{number}</bdi>,
        isPrimary: true,
        width: 'narrow',
      },
      { id: 'date', header: 'تاریخ', renderCell: ({ date }) => date, isSortable: true, width: 'narrow' },
      { id: 'buyer', header: 'خریدار', renderCell: ({ buyer }) => <bdi>{buyer}</bdi>, width: 'wide' },
      {
        id: 'total',
        header: 'مجموع',
        renderCell: ({ total }) => total,
        align: 'end',
        isSortable: true,
        width: 'narrow',
      },
    ],
    rows: [
      {
        number: 'CH-2027-0142',
        date: '۱۴۰۵/۱۲/۲۳',
        buyer: 'آنا دیاز',
        what: '',
        state: '',
        total: '‎$۴۹٫۳۹',
      },
      {
        number: 'CH-2027-0141',
        date: '۱۴۰۵/۱۲/۲۲',
        buyer: 'Jonas Weber',
        what: '',
        state: '',
        total: '‎$۳۶۲٫۸۸',
      },
    ],
    defaultValue: ['CH-2027-0141'],
  },
}
