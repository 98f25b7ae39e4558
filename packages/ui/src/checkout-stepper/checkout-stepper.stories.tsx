import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckoutStepper } from './checkout-stepper.tsx'

/**
 * **For** the top of every checkout page. **Not for** other processes of several steps: those use `Stepper`.
 *
 * The four steps and their order are fixed. The process ends at "order placed" with `isComplete`; after a failed
 * payment it stays at "complete order".
 */
const meta = {
  title: 'Checkout/Checkout stepper',
  component: CheckoutStepper,
  args: { step: 'review', links: { tickets: <a href="#tickets" />, payment: <a href="#payment" /> } },
} satisfies Meta<typeof CheckoutStepper>

export default meta
type Story = StoryObj<typeof meta>

export const OrderReview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Order review')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}
export const TicketOverview: Story = { args: { step: 'tickets' } }
export const PaymentDetails: Story = { args: { step: 'payment' } }
export const CompleteOrder: Story = { args: { step: 'complete' } }
export const OrderPlaced: Story = { args: { step: 'complete', isComplete: true } }

/** A course has no tickets. */
export const WithoutTickets: Story = { args: { step: 'payment', hasTickets: false } }

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-84">
        <Story />
      </div>
    ),
  ],
}

const persianNumber = new Intl.NumberFormat('fa')

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'تکمیل خرید',
    formatNumber: (step) => persianNumber.format(step),
    labels: {
      tickets: 'مرور بلیت‌ها',
      payment: 'اطلاعات پرداخت',
      review: 'بازبینی سفارش',
      complete: 'تکمیل سفارش',
      position: (step, count) => `مرحلهٔ ${persianNumber.format(step)} از ${persianNumber.format(count)}`,
      done: 'انجام شد',
    },
  },
}
