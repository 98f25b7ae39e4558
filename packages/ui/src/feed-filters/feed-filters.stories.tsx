import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CircleQuestionMark } from '../icons/circle-question-mark.tsx'
import { FileText } from '../icons/file-text.tsx'
import { Image } from '../icons/image.tsx'
import { Play } from '../icons/play.tsx'
import { FeedFilters } from './feed-filters.tsx'

const icon = { 'aria-hidden': true, strokeWidth: 1.5 } as const

const categories = [
  { id: 'cutting', name: 'Cutting' },
  { id: 'colour', name: 'Colour' },
  { id: 'updo', name: 'Updo' },
  { id: 'texture', name: 'Texture' },
  { id: 'braiding', name: 'Braiding' },
  { id: 'salon-life', name: 'Salon life' },
]

const types = [
  { id: 'article', name: 'Articles', icon: <FileText {...icon} /> },
  { id: 'image', name: 'Images', icon: <Image {...icon} /> },
  { id: 'video', name: 'Videos', icon: <Play {...icon} /> },
  { id: 'question', name: 'Questions', icon: <CircleQuestionMark {...icon} /> },
]

/**
 * For the community feed. Not for the catalogue, whose categories are pages (`TabsNav`). A category toggles, and
 * selecting all of them clears the selection; selecting a type replaces the previous one. The rules are pure
 * functions in `feed-filters.rules.ts`.
 */
const meta = {
  title: 'Community/Feed filters',
  component: FeedFilters,
  args: { categories, types, defaultValue: { categories: ['colour'], types: [] } },
} satisfies Meta<typeof FeedFilters>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Updo' }))
    await expect(canvas.getByRole('button', { name: 'Colour' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Videos' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Questions' }))
    await expect(canvas.getByRole('button', { name: 'Videos' })).toHaveAttribute('aria-pressed', 'false')
  },
}
export const Counted: Story = {
  args: {
    categories: categories.map((category, index) => ({ ...category, count: String(14 - index) })),
    types: undefined,
  },
}
/** Every filter has an address and works without scripts. */
export const Links: Story = {
  args: {
    categories: categories.map((category) => ({
      ...category,
      link: <a href={`?category[0]=${category.id}`} />,
    })),
    allLink: <a href="?" />,
    types: types.map((type) => ({ ...type, link: <a href={`?type[0]=${type.id}`} /> })),
  },
}
export const Persian: Story = {
  args: {
    categories: ['کوتاهی', 'رنگ', 'شینیون', 'فر و حالت', 'بافت مو', 'زندگی در سالن'].map((name) => ({
      id: name,
      name,
    })),
    defaultValue: { categories: ['رنگ'], types: [] },
    types: ['مقاله', 'تصویر', 'ویدیو', 'پرسش'].map((name, index) => ({
      id: name,
      name,
      icon: types[index]?.icon,
    })),
  },
  globals: { locale: 'fa' },
}
