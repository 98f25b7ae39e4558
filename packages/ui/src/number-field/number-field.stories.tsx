import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Forms/Number field',
  component: NumberField,
  args: { label: 'Length of the lesson', name: 'length', unit: 'minutes', min: 1, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys add and subtract a step. */
export const WithUnit: Story = {
  args: { defaultValue: 45, step: 5 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: 'Length of the lesson' }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50)
  },
}

export const WithCurrency: Story = {
  args: {
    label: 'Price of the course',
    unit: undefined,
    currency: 'USD',
    defaultValue: 1249.5,
    hint: 'What learners pay, including tax',
  },
}

export const CurrencyAfterwards: Story = {
  globals: { locale: 'de' },
  args: {
    label: 'Preis des Kurses',
    unit: undefined,
    currency: 'EUR',
    locale: 'de',
    defaultValue: 1249.5,
    hint: 'Was Lernende zahlen, mit Steuern',
  },
}

export const Error: Story = {
  args: {
    label: 'Discount',
    unit: '%',
    max: 80,
    error: 'Enter a discount between 1 and 80',
    isRequired: true,
  },
}

export const Disabled: Story = { args: { defaultValue: 45, disabled: true } }

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { label: 'مدت درس', unit: 'دقیقه', locale: 'fa', defaultValue: 1250, hint: 'بدون زمان تمرین' },
}
