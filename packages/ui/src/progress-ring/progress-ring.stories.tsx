import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Check } from '../icons/check.tsx'
import { ProgressRing } from './progress-ring.tsx'

const meta = {
  title: 'Feedback/Progress ring',
  component: ProgressRing,
  args: { label: 'Cutting', value: 50, children: '50%' },
} satisfies Meta<typeof ProgressRing>

export default meta
type Story = StoryObj<typeof meta>

export const Half: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Cutting' })).toHaveAttribute('aria-valuenow', '50')
  },
}

/** From 0 to 100 percent. */
export const Steps: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <ProgressRing label="Braiding" value={0}>
        0%
      </ProgressRing>
      <ProgressRing label="Updo" value={25}>
        25%
      </ProgressRing>
      <ProgressRing label="Colour" value={75}>
        75%
      </ProgressRing>
      <ProgressRing label="Cutting" value={100}>
        <Check aria-hidden="true" strokeWidth={1.5} className="size-6 text-accent" />
      </ProgressRing>
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-4">
      <ProgressRing {...args} size="small" />
      <ProgressRing {...args} />
      <ProgressRing {...args} size="large" />
    </div>
  ),
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { label: 'کوتاهی', value: 25, children: '۲۵٪', size: 'large' },
}
