import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PaymentProgress } from './payment-progress.tsx'

const stages = [
  { id: 'seats', name: 'Holding your seats' },
  {
    id: 'bank',
    name: 'Contacting your bank',
    text: 'Confirm the payment in your bank’s app if it asks you to.',
  },
  { id: 'tickets', name: 'Writing your tickets' },
]

/**
 * **For** the time between "Pay" and the response of the payment provider. **Not for** steps of the user (checkout
 * stepper), nor for loading a page (skeleton).
 *
 * It does not close by itself and cannot be closed, because the payment continues in any case. Each stage is
 * announced when it starts; a delay is explained.
 */
const meta = {
  title: 'Checkout/Payment progress',
  component: PaymentProgress,
  args: { stages, currentId: 'bank' },
} satisfies Meta<typeof PaymentProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Contacting your bank')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Beginning: Story = { args: { currentId: 'seats' } }

export const Slow: Story = {
  args: {
    delay: 'Your bank takes longer than usual. Nothing is lost: once it answers, you also get an e-mail.',
  },
}

export const Complete: Story = {
  args: {
    currentId: 'tickets',
    isComplete: true,
    title: 'Your payment has arrived',
    text: 'Your tickets are next.',
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    title: 'پرداخت شما در راه است',
    text: 'تا پایان کار این صفحه را باز نگه دارید.',
    labels: { done: 'انجام شد' },
    stages: [
      { id: 'seats', name: 'نگه داشتن صندلی‌های شما' },
      { id: 'bank', name: 'پرسش از بانک شما', text: 'اگر برنامهٔ بانک خواست، پرداخت را تأیید کنید.' },
      { id: 'tickets', name: 'آماده کردن بلیت‌های شما' },
    ],
  },
}
