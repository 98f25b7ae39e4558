import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Trash2 } from '../icons/trash-2.tsx'
import { SocialLinks } from './social-links.tsx'
import { socialMarks } from './social-marks.ts'

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
/** Every mark that is included. Another name gets a link icon. */
export const Marks: Story = {
  args: {
    items: [...Object.keys(socialMarks), 'Website'].map((name) => ({
      id: name,
      name,
      link: <a href={`https://example.com/${name}`} />,
    })),
  },
}
export const Persian: Story = {
  args: {
    label: 'جاهای دیگر',
    variant: 'rows',
    items: [
      {
        id: 'instagram',
        name: 'اینستاگرام',
        network: 'instagram',
        handle: '@ines.corta',
        link: <a href="https://example.com/ines.corta" />,
      },
      ...items.slice(1),
    ],
  },
  globals: { locale: 'fa' },
}
