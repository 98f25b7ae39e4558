import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Slider } from './slider.tsx'

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: {
    label: 'Volume of the salon’s music',
    name: 'volume',
    defaultValue: 40,
    formatValue: (value) => `${value} %`,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys, Page Up and Down, Home and End move it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider').focus()
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).toHaveValue('40')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const WithHint: Story = {
  args: {
    label: 'Distance',
    hint: 'Masterclasses farther away are not listed',
    min: 5,
    max: 200,
    step: 5,
    defaultValue: 50,
    formatValue: (value) => `${value} km`,
  },
}

export const Error: Story = { args: { error: 'Choose at least 50 %', defaultValue: 10 } }

export const Disabled: Story = { args: { disabled: true } }

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'فاصله',
    hint: 'رویدادهای دورتر نشان داده نمی‌شوند',
    formatValue: (value) => `${value.toLocaleString('fa')} کیلومتر`,
  },
}
