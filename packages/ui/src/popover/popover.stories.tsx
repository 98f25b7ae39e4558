import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Info } from '../icons/info.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Popover } from './popover.tsx'

/**
 * For an explanation that is longer than a tooltip, or a small form. Not for a list of actions (`Menu`) or a
 * question that needs an answer (`Dialog`). Nothing in it is required to continue; it opens by a click, never by
 * hover.
 */
const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'About your access',
    trigger: (
      <IconButton label="About your access" variant="outline">
        <Info aria-hidden="true" strokeWidth={1.5} />
      </IconButton>
    ),
    children: (
      <>
        <p>You may watch this course for 30 days from the payment. Buying again early adds the days.</p>
        <p className="mt-3">
          <TextLink href="#terms">Terms &amp; conditions</TextLink>
        </p>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-60 items-start justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About your access' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'About your access' })).toBeVisible())
  },
}
export const FromAButton: Story = {
  args: {
    align: 'end',
    defaultOpen: true,
    trigger: <Button variant="secondary">How long may I watch?</Button>,
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 272 } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'About your access' })).toBeVisible())
  },
}
export const Persian: Story = {
  args: {
    label: 'دربارهٔ دسترسی شما',
    trigger: <Button variant="secondary">تا کی می‌توانم ببینم؟</Button>,
    children: <p>این دوره را از زمان پرداخت ۳۰ روز می‌توانید ببینید. خرید دوباره روزها را اضافه می‌کند.</p>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
  globals: { locale: 'fa' },
}
