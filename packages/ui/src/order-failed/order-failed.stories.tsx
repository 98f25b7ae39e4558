import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { OrderFailed } from './order-failed.tsx'

const onRetry = fn()

/**
 * **For** an order whose payment was declined, or whose seats were sold meanwhile. **Not for** one invalid field,
 * nor for a payment whose result is unknown (payment progress).
 *
 * It says whether money was charged. Trying again keeps the selection and reuses the idempotency key, so that
 * nothing is charged twice.
 */
const meta = {
  title: 'Checkout/Order failed',
  component: OrderFailed,
  args: {
    reason: 'Your bank declined the card.',
    retry: (
      <Button size="large" onClick={onRetry}>
        Try again
      </Button>
    ),
    action: (
      <Button size="large" variant="secondary" asChild>
        <a href="#payment">Pay another way</a>
      </Button>
    ),
  },
} satisfies Meta<typeof OrderFailed>

export default meta
type Story = StoryObj<typeof meta>

export const Declined: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your order purchase failed!')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}

export const TryingAgain: Story = {
  args: {
    retry: (
      <Button size="large" isBusy>
        Try again
      </Button>
    ),
    action: undefined,
  },
}

export const SeatsGone: Story = {
  args: {
    reason: 'The last seats went while you were paying.',
    assurance: 'You were not charged.',
    retry: (
      <Button size="large" asChild>
        <a href="#tickets">Choose other tickets</a>
      </Button>
    ),
    action: undefined,
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    title: 'سفارش شما انجام نشد',
    reason: 'بانک شما کارت را نپذیرفت.',
    assurance: 'مبلغی از شما کسر نشده و انتخاب‌هایتان همچنان اینجاست.',
    retry: <Button size="large">دوباره امتحان کنید</Button>,
    action: undefined,
  },
}
