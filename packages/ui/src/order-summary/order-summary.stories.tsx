import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { PromoCode } from '../promo-code/promo-code.tsx'
import { OrderSummary } from './order-summary.tsx'

/**
 * **For** the items and amounts of an order, next to each checkout step and on the order page. **Not for** prices
 * of products to choose from (price, ticket counter).
 *
 * Amounts are computed by the server and formatted by the page. Tax is 0.8% of the subtotal; the discount shows
 * its code; the total is subtotal less discount plus tax.
 */
const meta = {
  title: 'Checkout/Order summary',
  component: OrderSummary,
  args: {
    lines: [
      { id: 'seat', name: 'Two-day seat', note: '2 × $180.00', amount: '$360.00' },
      { id: 'kit', name: 'Practice kit', note: '1 × $65.00', amount: '$65.00' },
    ],
    subtotal: '$425.00',
    discount: { code: 'SPRING10', amount: '−$42.50' },
    tax: '$3.40',
    total: '$385.90',
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutDiscount: Story = { args: { discount: null, total: '$428.40' } }

/** A single course. */
export const OneLine: Story = {
  args: {
    lines: [{ id: 'bob', name: 'The bob, from line to movement', note: '30 days', amount: '$59.00' }],
    subtotal: '$59.00',
    discount: null,
    tax: '$0.47',
    total: '$59.47',
  },
}

export const WithCodeAndButton: Story = {
  args: {
    discount: null,
    total: '$428.40',
    children: (
      <>
        <PromoCode onApply={() => {}} />
        <Button size="large" isWide>
          Pay $428.40
        </Button>
      </>
    ),
  },
}

/** A code was applied and the new total is loading. */
export const Updating: Story = { args: { isUpdating: true } }

export const LongNames: Story = {
  args: {
    lines: [
      {
        id: 'seat',
        name: 'Demonstration seat for The bride, from morning to midnight',
        note: '12 × $1,180.00',
        amount: '$14,160.00',
      },
    ],
    subtotal: '$14,160.00',
    discount: { code: 'ATELIER-PARTNER-SPRING-2027', amount: '−$1,416.00' },
    tax: '$113.28',
    total: '$12,857.28',
  },
  decorators: [
    (Story) => (
      <div className="max-w-76">
        <Story />
      </div>
    ),
  ],
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    lines: [
      { id: 'seat', name: 'صندلی دوروزه', note: '۲ × ‎$۱۸۰٫۰۰', amount: '‎$۳۶۰٫۰۰' },
      { id: 'kit', name: 'کیت تمرین', note: '۱ × ‎$۶۵٫۰۰', amount: '‎$۶۵٫۰۰' },
    ],
    subtotal: '‎$۴۲۵٫۰۰',
    discount: { code: 'SPRING10', amount: '‎−‎$۴۲٫۵۰' },
    tax: '‎$۳٫۴۰',
    total: '‎$۳۸۵٫۹۰',
  },
}
