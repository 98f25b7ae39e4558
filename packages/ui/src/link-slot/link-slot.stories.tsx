import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkSlot } from './link-slot.tsx'

const meta = {
  title: 'Building blocks/Link slot',
  component: LinkSlot,
  args: { link: <a href="#courses" />, children: 'The bob, from line to movement', className: 'underline' },
} satisfies Meta<typeof LinkSlot>

export default meta
type Story = StoryObj<typeof meta>

/** The caller passes the link; content, style and state come from the component. */
export const Default: Story = {}

export const Current: Story = {
  args: { isCurrent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page')
  },
}
