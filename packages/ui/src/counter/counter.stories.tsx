import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Counter } from './counter.tsx'

const meta = {
  title: 'Checkout/Counter',
  component: Counter,
  args: { label: 'Seats', defaultValue: 1, min: 1, max: 14, onValueChange: fn() },
} satisfies Meta<typeof Counter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(canvas.getByRole('spinbutton', { name: 'Seats' })).toHaveValue(2)
    await expect(args.onValueChange).toHaveBeenCalledWith(2)
  },
}
export const AtTheLeast: Story = { args: { min: 0, defaultValue: 0, label: 'Practice kit' } }
export const AtTheMost: Story = { args: { defaultValue: 14 } }
export const Disabled: Story = { args: { disabled: true } }
export const Wrong: Story = {
  args: { hint: 'At most 14 per order', error: 'Only 4 seats are left', defaultValue: 5 },
}
export const LabelHidden: Story = { args: { isLabelHidden: true } }
export const Persian: Story = {
  args: {
    label: 'صندلی',
    formatNumber: (count: number) => new Intl.NumberFormat('fa').format(count),
    labels: { less: 'یکی کمتر', more: 'یکی بیشتر' },
  },
  globals: { locale: 'fa' },
}
