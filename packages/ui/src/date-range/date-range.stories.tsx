import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DateRange } from './date-range.tsx'
import { findDateRange } from './date-range.testing.ts'

const presets = [
  { label: 'This month', value: { from: '2026-11-01', to: '2026-11-30' } },
  { label: 'Last month', value: { from: '2026-10-01', to: '2026-10-31' } },
  { label: 'This year', value: { from: '2026-01-01', to: '2026-12-31' } },
]

const meta = {
  title: 'Forms/Date range',
  component: DateRange,
  args: {
    label: 'Invoices of',
    today: '2026-11-22',
    defaultValue: { from: '2026-11-01', to: '2026-11-30' },
    presets,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRange>

export default meta
type Story = StoryObj<typeof meta>

export const WithPresets: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    await userEvent.click(findDateRange(canvasElement, 'Invoices of').preset('Last month'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-10-31' })
  },
}

export const FieldsOnly: Story = { args: { presets: undefined, defaultValue: undefined } }

/** The last day is before the first one. */
export const WrongOrder: Story = {
  args: { presets: undefined, defaultValue: { from: '2026-11-20', to: '2026-11-10' } },
}

export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Choose a month that has ended', isRequired: true },
}

/** The Persian calendar; the value is of the Gregorian one. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'صورت‌حساب‌های',
    presets: [{ label: 'این ماه', value: { from: '2026-10-23', to: '2026-11-21' } }],
  },
}
