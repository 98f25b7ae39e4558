import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  title: 'Feedback/Progress bar',
  component: ProgressBar,
  args: { label: 'The bob, from line to movement', value: 3, max: 8, valueText: '3 of 8 lessons' },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Course: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'The bob, from line to movement' })).toHaveValue(3)
  },
}

export const NotBegun: Story = { args: { value: 0, valueText: '0 of 8 lessons' } }

export const Complete: Story = { args: { value: 8, valueText: 'Finished' } }

/** In a card whose title says the same. */
export const LabelHidden: Story = { args: { isLabelHidden: true, valueText: undefined } }

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { label: 'کوتاهی باب، از خط تا حرکت', valueText: '۳ از ۸ درس' },
}
