import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from '../avatar/avatar.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { HoverCard } from './hover-card.tsx'

const ana = (
  <div className="flex gap-3">
    <Avatar name="Ana Díaz" isDecorative />
    <dl className="grid min-w-0 gap-0.5">
      <dt className="sr-only">Name</dt>
      <dd className="font-medium">Ana Díaz</dd>
      <dt className="sr-only">E-mail</dt>
      <dd className="wrap-anywhere text-text-muted">ana@chignon.example</dd>
      <dt className="sr-only">Orders</dt>
      <dd className="text-text-muted">3 orders, the last on March 14</dd>
    </dl>
  </div>
)

const meta = {
  title: 'Overlays/Hover card',
  component: HoverCard,
  args: {
    card: ana,
    children: (
      <TextLink asChild>
        <a href="#ana">Ana Díaz</a>
      </TextLink>
    ),
  },
  decorators: [
    (Story) => (
      <div className="min-h-50 pt-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HoverCard>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('ana@chignon.example')).toBeVisible())
  },
}

/** Opened by hover or focus. */
export const Closed: Story = {}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    defaultOpen: true,
    card: 'سه سفارش، آخرین در ۲۳ اسفند',
    children: (
      <TextLink asChild>
        <a href="#ana">آنا دیاز</a>
      </TextLink>
    ),
  },
}
