import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/badge.tsx'
import { Table } from './table.tsx'

const purchases = [
  ['14/03/2027', 'The bob, from line to movement', 'CH-2027-0142', 'Paid', '$49.39'],
  ['02/03/2027', 'The anatomy of a perfect cut, two-day seat', 'CH-2027-0117', 'Paid', '$362.88'],
  ['18/02/2027', 'The complete cutter', 'CH-2027-0098', 'Invoice open', '$199.58'],
] as const

const purchasesInPersian = [
  ['۱۴۰۵/۱۲/۲۳', 'کوتاهی باب، از خط تا حرکت', 'CH-2027-0142', 'پرداخت‌شده', '‎$۴۹٫۳۹'],
  ['۱۴۰۵/۱۲/۱۱', 'راز یک کوتاهی بی‌نقص، صندلی دوروزه', 'CH-2027-0117', 'پرداخت‌شده', '‎$۳۶۲٫۸۸'],
  ['۱۴۰۵/۱۱/۲۹', 'The complete cutter', 'CH-2027-0098', 'فاکتور پرداخت‌نشده', '‎$۱۹۹٫۵۸'],
] as const

/** Head and rows of purchases; the last head is that of the amounts. */
function rowsOf(
  heads: readonly string[],
  items: typeof purchases | typeof purchasesInPersian,
  paidState: string,
) {
  return (
    <>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={head} scope="col" data-number={index === heads.length - 1 ? '' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(([date, name, order, state, total]) => (
          <tr key={order}>
            <td className="whitespace-nowrap tabular-nums">{date}</td>
            <td className="min-w-52">
              <bdi>{name}</bdi>
            </td>
            <td className="whitespace-nowrap">{order}</td>
            <td>
              <Badge tone={state === paidState ? 'success' : 'warning'}>{state}</Badge>
            </td>
            <td data-number="">{total}</td>
          </tr>
        ))}
      </tbody>
    </>
  )
}

const meta = {
  title: 'Data/Table',
  component: Table,
  args: {
    caption: 'Purchases',
    children: rowsOf(['Date', 'What', 'Order', 'State', 'Total'], purchases, 'Paid'),
  },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Purchases: Story = {}

/** Below a heading that says the same; on a phone it scrolls. */
export const CaptionHidden: Story = {
  args: { isCaptionHidden: true },
  globals: { viewport: { value: 'phone' } },
}

/** Columns run from the right; amounts end at the left edge. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    caption: 'خریدها',
    children: rowsOf(['تاریخ', 'عنوان', 'سفارش', 'وضعیت', 'مجموع'], purchasesInPersian, 'پرداخت‌شده'),
  },
}
