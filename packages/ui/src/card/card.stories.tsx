import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/badge.tsx'
import { DrawnCover } from '../cover/drawn-cover.tsx'
import { Price } from '../price/price.tsx'
import { Card } from './card.tsx'

const meta = {
  title: 'Building blocks/Card',
  component: Card,
  args: {
    link: <a href="#waves-that-last" />,
    cover: <DrawnCover seed="waves-that-last" category="texture" width={480} height={600} />,
    overline: 'Texture',
    title: 'Waves that last',
    facts: '7 lessons',
    price: <Price amount="$55.00" />,
  },
  decorators: [
    (Story, { args }) => (
      <div className={args.isHorizontal ? 'max-w-104' : 'max-w-72'}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Badged: Story = { args: { badge: <Badge tone="on-picture">First lesson free</Badge> } }
export const WithDetail: Story = {
  args: {
    children: <p className="pt-2 text-small text-text-muted">Set, pinned and cooled before you brush.</p>,
  },
}
export const TitleAlone: Story = { args: { overline: undefined, facts: undefined, price: undefined } }
export const Horizontal: Story = {
  args: { isHorizontal: true },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    isHorizontal: true,
    overline: 'فر و حالت',
    title: 'موج‌های ماندگار',
    facts: '۷ درس',
    price: <Price amount="‎$۵۵٫۰۰" />,
  },
}
