import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Building blocks/Visually hidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

/** Visible: two prices. Announced: "Before $79.00, now $59.00". */
export const InAPrice: Story = {
  render: () => (
    <p className="tabular-nums">
      <VisuallyHidden>Before </VisuallyHidden>
      <s className="text-text-muted">$79.00</s>
      <VisuallyHidden>, now </VisuallyHidden> $59.00
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Before $79.00, now $59.00')
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  render: () => (
    <p className="tabular-nums">
      <VisuallyHidden>قبلاً </VisuallyHidden>
      <s className="text-text-muted">‎$۷۹٫۰۰</s>
      <VisuallyHidden>، اکنون </VisuallyHidden> ‎$۵۹٫۰۰
    </p>
  ),
}
