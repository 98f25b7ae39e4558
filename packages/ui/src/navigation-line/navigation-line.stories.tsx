import type { Meta, StoryObj } from '@storybook/react-vite'
import { NavigationLine } from './navigation-line.tsx'

const meta = {
  title: 'Navigation/Navigation line',
  component: NavigationLine,
  args: { isActive: true, label: 'Loading the page' },
  decorators: [(Story) => <div className="relative min-h-24">{Story()}</div>],
} satisfies Meta<typeof NavigationLine>

export default meta
type Story = StoryObj<typeof meta>

/** It appears after 200 ms and slows down over time. */
export const Active: Story = {}

/** Renders nothing visible. */
export const Idle: Story = { args: { isActive: false } }

/** The line runs from the right. */
export const Persian: Story = { globals: { locale: 'fa' }, args: { label: 'صفحه در حال بارگذاری است' } }
