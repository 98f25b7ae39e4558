import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TimeField } from './time-field.tsx'
import { findTimeField } from './time-field.testing.ts'

const meta = {
  title: 'Forms/Time field',
  component: TimeField,
  args: { label: 'Begins at', name: 'begin', defaultValue: '14:30', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { hint: 'The time where the event is' },
  play: async ({ canvasElement }) => {
    await expect(findTimeField(canvasElement, 'Begins at').input).toHaveValue('14:30')
  },
}

export const Empty: Story = { args: { defaultValue: undefined } }

/** Every quarter of an hour from eight to eight. */
export const WithLimits: Story = { args: { min: '08:00', max: '20:00', minuteStep: 15 } }

export const WithError: Story = { args: { error: 'Enter a time before the end' } }

export const Disabled: Story = { args: { disabled: true } }

export const Persian: Story = { globals: { locale: 'fa' }, args: { label: 'ساعت شروع' } }
