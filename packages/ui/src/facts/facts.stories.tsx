import type { Meta, StoryObj } from '@storybook/react-vite'
import { Facts } from './facts.tsx'

const meta = {
  title: 'Data/Facts',
  component: Facts,
  args: {
    items: [
      { id: 'level', label: 'Level', value: 'Foundation' },
      { id: 'lessons', label: 'Lessons', value: '8' },
      { id: 'length', label: 'Length', value: '1 h 24 min' },
      { id: 'access', label: 'Access', value: '30 days' },
    ],
  },
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { size: 'large' } }
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    items: [
      { id: 'level', label: 'سطح', value: 'پایه' },
      { id: 'lessons', label: 'درس‌ها', value: '۸' },
      { id: 'length', label: 'مدت', value: '۱ ساعت و ۲۴ دقیقه' },
      { id: 'access', label: 'دسترسی', value: '۳۰ روز' },
    ],
  },
}
