import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Plus } from '../icons/plus.tsx'
import { coverOf, drawCover } from '../strand/cover.ts'
import { GalleryGrid, type GalleryPicture } from './gallery-grid.tsx'

const addressOf = (id: string, category: string, width: number) =>
  `data:image/svg+xml,${encodeURIComponent(drawCover({ seed: id, width, height: width, ...coverOf(id, category) }))}`

const picture = (id: string, alt: string, category: string): GalleryPicture => ({
  id,
  alt,
  src: addressOf(id, category, 900),
  sources: [
    {
      type: 'image/svg+xml',
      srcset: [450, 900].map((width) => `${addressOf(id, category, width)} ${width}w`).join(', '),
    },
  ],
  placeholder: addressOf(id, category, 16),
  width: 900,
  height: 900,
})

const pictures = [
  picture('tired-layers-to-a-line', 'From tired layers to one line at the chin', 'cutting'),
  picture('a-knot-at-nine', 'A knot at nine in the morning', 'updo'),
  picture('yellow-ends-beige-ends', 'Beige ends, an hour after yellow ones', 'colour'),
  picture('nine-parallel-rows', 'Nine rows, and all of them parallel', 'braiding'),
  picture('fringe-dry', 'One fringe, dry', 'cutting'),
  picture('curls-no-heat', 'Natural curls without heat', 'texture'),
]

/**
 * For a person's pictures: to view and, for the owner, to add and remove. Not for the pictures of a post. Every
 * picture is described; the first one is large in a profile, not in the owner's settings; only the owner can remove
 * pictures, and the caller asks for confirmation.
 */
const meta = {
  title: 'Profile/Gallery grid',
  component: GalleryGrid,
  args: { label: 'Gallery', pictures },
} satisfies Meta<typeof GalleryGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('link', { name: 'From tired layers to one line at the chin' })
    await userEvent.click(first)
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('dialog', { name: 'Natural curls without heat' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(first).toHaveFocus())
  },
}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'A knot at nine in the morning' }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  },
}
export const ForItsOwner: Story = {
  args: {
    onRemove: fn(),
    add: (
      <button
        type="button"
        className="grid cursor-pointer place-content-center justify-items-center gap-2 rounded-media border border-dashed border-line-strong text-small text-text-muted transition-colors hover:border-text hover:text-text"
      >
        <Plus aria-hidden="true" strokeWidth={1.5} />
        Add a picture
      </button>
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: One fringe, dry' }))
    await expect(args.onRemove).toHaveBeenCalledWith('fringe-dry')
  },
}
export const One: Story = { args: { pictures: pictures.slice(0, 1) } }
export const Persian: Story = {
  args: {
    label: 'گالری',
    pictures: pictures.map((picture, index) => ({
      ...picture,
      alt: ['خط روی چانه', 'شینیون', 'بژ', 'نه ردیف', 'چتری', 'فر'][index] ?? '',
    })),
    labels: {
      close: 'بستن',
      previous: 'تصویر قبلی',
      next: 'تصویر بعدی',
      position: (at, of) => `${at.toLocaleString('fa')} از ${of.toLocaleString('fa')}`,
      remove: (alt) => `حذف: ${alt}`,
    },
  },
  globals: { locale: 'fa' },
}
