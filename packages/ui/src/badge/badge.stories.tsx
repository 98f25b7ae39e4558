import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: '8 lessons' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>Finished</Badge>
      <Badge tone="accent">Premium</Badge>
      <Badge tone="success">Paid</Badge>
      <Badge tone="warning">6 days left</Badge>
      <Badge tone="error">Expired</Badge>
    </div>
  ),
}

/** Temporary states of a live masterclass. */
export const WithDot: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge tone="accent" hasDot>
        Upcoming
      </Badge>
      <Badge tone="success" hasDot>
        Ongoing
      </Badge>
      <Badge hasDot>Finished</Badge>
    </div>
  ),
}

/** In the corner of a cover. It looks the same in both themes. */
export const OnPicture: Story = {
  render: () => (
    <div className="grid h-40 w-64 rounded-media bg-picture-shade p-3">
      <Badge tone="on-picture" className="self-start justify-self-start">
        First lesson free
      </Badge>
    </div>
  ),
}

export const Persian: Story = {
  args: { children: 'درس اول رایگان', tone: 'accent' },
  globals: { locale: 'fa' },
}
