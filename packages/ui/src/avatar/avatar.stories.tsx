import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Media/Avatar',
  component: Avatar,
  args: { name: 'Ana Díaz' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {
  args: { size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ana Díaz' })).toBeVisible()
  },
}

const people = [
  'Ana Díaz',
  'Pegah Rostami',
  'Matteo Ferri',
  'Élodie Marchand',
  'Jonas Weber',
  'Inês Carvalho',
  'Kofi',
  'Marie-Luise von Hohenstein-Ravensberg',
]

/** The same name always gets the same colourway. */
export const People: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {people.map((name) => (
        <Avatar key={name} name={name} size="large" />
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Avatar key={size} name="Pegah Rostami" size={size} />
      ))}
    </div>
  ),
}

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#c58d85" d="M0 0h96v96H0z"/><circle cx="48" cy="40" r="18" fill="#fbe9e0"/><path d="M16 96a32 32 0 0 1 64 0z" fill="#5e2226"/><path d="M28 44a20 22 0 0 1 40 0c2-26-8-30-20-30s-22 6-20 30z" fill="#3d1014"/></svg>',
)}`

/** The browser chooses the size that suits the screen. */
export const Picture: Story = {
  args: {
    src: portrait,
    sources: [{ type: 'image/svg+xml', srcset: `${portrait} 192w` }],
    sizes: '4rem',
    size: 'large',
  },
}

/** If the picture fails to load, the initials remain. */
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,', size: 'large' } }

/** Arabic letters are not joined. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  render: () => (
    <div className="flex items-center gap-3">
      <Avatar name="پگاه رستمی" size="large" isDecorative />
      <bdi>پگاه رستمی</bdi>
    </div>
  ),
}
