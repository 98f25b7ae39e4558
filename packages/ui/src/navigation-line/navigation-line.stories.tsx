import type { Meta, StoryObj } from '@storybook/react-vite'
import { NavigationLine } from './navigation-line.tsx'

const meta = {
  title: 'Feedback/Navigation line',
  component: NavigationLine,
  args: { isActive: true, label: 'Loading the page' },
  decorators: [(Story) => <div className="relative min-h-24">{Story()}</div>],
} satisfies Meta<typeof NavigationLine>

export default meta
type Story = StoryObj<typeof meta>

/** After 200 ms it sets out; the longer it takes, the slower it goes. */
export const Active: Story = {}

/** Here is nothing. */
export const Idle: Story = { args: { isActive: false } }
