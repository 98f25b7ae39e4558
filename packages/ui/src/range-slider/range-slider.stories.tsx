import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RangeSlider } from './range-slider.tsx'

const meta = {
  title: 'Forms/Range slider',
  component: RangeSlider,
  args: {
    label: 'Price',
    name: 'price',
    max: 500,
    step: 10,
    defaultValue: [50, 220],
    formatValue: (value) => `$${value}`,
    labels: { from: 'Lowest price', to: 'Highest price' },
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeSlider>

export default meta
type Story = StoryObj<typeof meta>

/** Each end is a slider of its own; neither passes the other. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Lowest price' })).toHaveValue('50')
    await expect(canvas.getByRole('slider', { name: 'Highest price' })).toHaveValue('220')
  },
}

export const WithHint: Story = {
  args: {
    label: 'Length of the course',
    hint: 'All lessons together',
    min: 1,
    max: 40,
    step: 1,
    defaultValue: [4, 40],
    formatValue: (value) => `${value} h`,
    labels: { from: 'Shortest', to: 'Longest' },
  },
}

export const Error: Story = { args: { error: 'No course costs that. Widen the range.' } }

export const Disabled: Story = { args: { disabled: true } }

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'قیمت',
    formatValue: (value) => `${value.toLocaleString('fa')} دلار`,
    labels: { from: 'کمترین قیمت', to: 'بیشترین قیمت' },
  },
}
