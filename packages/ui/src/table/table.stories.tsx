import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/badge.tsx'
import { Table } from './table.tsx'

const purchases = [
  ['14/03/2027', 'The bob, from line to movement', 'CH-2027-0142', 'Paid', '$49.39'],
  ['02/03/2027', 'The anatomy of a perfect cut, two-day seat', 'CH-2027-0117', 'Paid', '$362.88'],
  ['18/02/2027', 'The complete cutter', 'CH-2027-0098', 'Invoice open', '$199.58'],
] as const

const meta = {
  title: 'Data/Table',
  component: Table,
  args: {
    caption: 'Purchases',
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What</th>
            <th scope="col">Order</th>
            <th scope="col">State</th>
            <th scope="col" data-number="">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {purchases.map(([date, name, order, state, total]) => (
            <tr key={order}>
              <td className="whitespace-nowrap tabular-nums">{date}</td>
              <td className="min-w-52">
                <bdi>{name}</bdi>
              </td>
              <td className="whitespace-nowrap">{order}</td>
              <td>
                <Badge tone={state === 'Paid' ? 'success' : 'warning'}>{state}</Badge>
              </td>
              <td data-number="">{total}</td>
            </tr>
          ))}
        </tbody>
      </>
    ),
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
