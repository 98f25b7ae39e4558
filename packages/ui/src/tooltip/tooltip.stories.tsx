import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

/**
 * For a few words about a control. Not for essential text (put it on the page), links or buttons (`Popover`), or
 * the name of an `IconButton` (which includes it). Never the only way to information; it closes with Escape; touch
 * users do without it.
 */
const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Counts towards the silver certificate in cutting',
    children: <Button variant="secondary">Mark as done</Button>,
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-40 items-center justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Counts towards the silver certificate in cutting',
    )
  },
}
export const Open: Story = {
  args: { defaultOpen: true },
  parameters: { docs: { story: { inline: false, iframeHeight: 192 } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
  },
}
export const Persian: Story = {
  args: {
    text: 'برای گواهی‌نامهٔ نقره‌ای کوتاهی حساب می‌شود',
    children: <Button variant="secondary">تمام شد</Button>,
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
  globals: { locale: 'fa' },
}
