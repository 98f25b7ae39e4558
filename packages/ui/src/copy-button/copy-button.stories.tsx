import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { CopyButton } from './copy-button.tsx'
import { findCopyButton } from './copy-button.testing.ts'

const meta = {
  title: 'Actions/Copy button',
  component: CopyButton,
  args: { text: 'CH-2027-0142', label: 'Copy the order number' },
  decorators: [
    (Story, { args }) => (
      <p className="flex flex-wrap items-center gap-1">
        <bdi>{args.text}</bdi>
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const BesideAText: Story = {}

/** The icon changes, and a status says it. */
export const Copied: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { button, status } = findCopyButton(canvasElement, args.label)
    await userEvent.click(button)
    await expect(status()).toBe('Copied')
  },
}

/** The browser did not allow it. */
export const Failed: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.click(findCopyButton(canvasElement, args.label).button)
    await expect(canvas.getByText('Not copied. Select the text and copy it.')).toBeVisible()
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { text: 'CH-2027-0142', label: 'کپی شمارهٔ سفارش' },
}
