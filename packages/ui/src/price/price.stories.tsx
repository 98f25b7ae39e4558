import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './price.tsx'

const meta = {
  title: 'Data/Price',
  component: Price,
  args: { amount: '$79.00' },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Discounted: Story = { args: { discounted: '$59.00' } }
export const Bought: Story = { args: { isBought: true, remaining: '24 days left' } }
export const Expired: Story = { args: { isBought: true, hasExpired: true, rebuy: 'Buy again' } }
export const ExpiredAndDiscounted: Story = {
  args: { isBought: true, hasExpired: true, rebuy: 'Buy again', discounted: '$59.00' },
}
export const Persian: Story = {
  args: { amount: '‎$۷۹٫۰۰', discounted: '‎$۵۹٫۰۰' },
  globals: { locale: 'fa' },
}
