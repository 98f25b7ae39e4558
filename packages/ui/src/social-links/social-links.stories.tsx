import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { SocialLinks } from './social-links.tsx'

const items = [
  {
    id: 'instagram',
    name: 'Instagram',
    handle: '@ines.corta',
    link: <a href="https://example.com/ines.corta" />,
  },
  {
    id: 'youtube',
    name: 'YouTube',
    handle: '@inesduarte',
    link: <a href="https://example.com/inesduarte" />,
  },
  { id: 'tiktok', name: 'TikTok', handle: '@ines.corta', link: <a href="https://example.com/tiktok" /> },
]

/**
 * For a person's social networks, in the profile (`row`) and in the settings (`rows`). Not for the academy's own
 * networks (`Footer`) or sharing (`ReactionBar`). The full name of each is announced; handles run left to right.
 */
const meta = {
  title: 'Profile/Social links',
  component: SocialLinks,
  args: { label: 'Elsewhere', items },
} satisfies Meta<typeof SocialLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {}
export const Rows: Story = { args: { variant: 'rows' } }
export const ForTheirOwner: Story = {
  args: {
    variant: 'rows',
    items: items.map((item) => ({
      ...item,
      action: (
        <IconButton label={`Remove ${item.name}`}>
          <Trash2 aria-hidden="true" strokeWidth={1.5} />
        </IconButton>
      ),
    })),
  },
}
export const Persian: Story = { args: { label: 'جاهای دیگر', variant: 'rows' }, globals: { locale: 'fa' } }
