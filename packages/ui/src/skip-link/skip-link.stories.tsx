import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipLink } from './skip-link.tsx'

const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  args: { href: '#content', label: 'Skip to content' },
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

/** Press Tab: it appears over the page. */
export const Focused: Story = {
  render: (args) => (
    <div className="min-h-24">
      <SkipLink {...args} />
      <main id="content" tabIndex={-1} className="pt-14">
        The anatomy of a perfect cut
      </main>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}

/** It appears at the right. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { label: 'رفتن به محتوا' },
  render: (args) => (
    <div className="min-h-24">
      <SkipLink {...args} />
      <main id="content" tabIndex={-1} className="pt-14">
        راز یک کوتاهی بی‌نقص
      </main>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'رفتن به محتوا' })).toHaveFocus()
  },
}
