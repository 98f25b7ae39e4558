import type { Meta, StoryObj } from '@storybook/react-vite'
import { InvoiceRow } from './invoice-row.tsx'

/**
 * **For** the list of invoices in the purchase history. **Not for** card payments, which have a receipt and nothing
 * to pay.
 *
 * The rules are pure functions in `invoice-row.rules.ts`: open for 7 days, then cancelled unless paid. Only an open
 * invoice shows the days left. The state is written in words, never shown by colour alone.
 */
const meta = {
  title: 'Checkout/Invoice row',
  component: InvoiceRow,
  args: {
    number: 'INV-2027-0142',
    date: '01/03/2027',
    dateTime: '2027-03-01',
    name: 'The anatomy of a perfect cut',
    amount: '$385.90',
    state: 'open',
    daysLeft: '5 days left',
    link: <a href="#invoice.pdf" />,
  },
  decorators: [
    (Story) => (
      <ul className="max-w-220 border-t border-line">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof InvoiceRow>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Paid: Story = { args: { state: 'paid' } }
export const Cancelled: Story = { args: { state: 'cancelled', link: undefined } }

export const List: Story = {
  render: (args) => (
    <>
      <InvoiceRow {...args} />
      <InvoiceRow
        {...args}
        number="INV-2027-0098"
        date="11/02/2027"
        dateTime="2027-02-11"
        name="The complete cutter"
        amount="$1,190.00"
        state="paid"
      />
      <InvoiceRow
        {...args}
        number="INV-2026-1204"
        date="02/12/2026"
        dateTime="2026-12-02"
        name="Braids and heritage"
        amount="$145.00"
        state="cancelled"
        link={undefined}
      />
    </>
  ),
}

export const OnAPhone: Story = { ...List, args: { className: 'max-w-84' } }

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    date: '۱۴۰۵/۱۲/۱۰',
    name: 'راز یک کوتاهی بی‌نقص',
    amount: '‎$۳۸۵٫۹۰',
    daysLeft: '۵ روز باقی است',
  },
}
