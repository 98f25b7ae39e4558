import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ShareBar } from './share-bar.tsx'

/**
 * For sharing the page of a course, program or masterclass. Not for posts, whose reaction bar includes it. Opens
 * the system's share dialog if there is one, else copies the link. Names never change; the result is announced.
 */
const meta = {
  title: 'Community/Share bar',
  component: ShareBar,
  args: {
    share: {
      url: 'https://chignon.example/courses/the-precise-fringe',
      title: 'The precise fringe',
    },
    onShared: fn(),
  },
} satisfies Meta<typeof ShareBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async () => {} },
      configurable: true,
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'))
    await expect(args.onShared).toHaveBeenCalledWith('copied')
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  },
}
export const Compact: Story = { args: { isCompact: true } }
export const Persian: Story = {
  globals: { locale: 'fa' },
}
