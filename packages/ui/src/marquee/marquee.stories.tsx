import type { Meta, StoryObj } from '@storybook/react-vite'
import { Marquee } from './marquee.tsx'

const items = (names: readonly string[]) => names.map((name) => ({ id: name, content: name }))

/**
 * For a few names that set a mood. Not for anything that must be read. One cycle takes 40 s; it can always be stopped; under
 * reduced motion it wraps instead of moving.
 */
const meta = {
  title: 'Media/Marquee',
  component: Marquee,
  args: {
    label: 'What we teach',
    items: items(['The bob', 'Freehand balayage', 'The classic chignon', 'Waves that last', 'Dutch braids']),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Marquee>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Linked: Story = {
  args: {
    label: 'Categories, cities and educators',
    items: [
      { id: 'cutting', content: 'Cutting', link: <a href="#cutting" /> },
      { id: 'lisbon', content: <em>Lisbon</em>, note: '14–15 Mar', link: <a href="#lisbon" /> },
      { id: 'ines', content: 'Inês Duarte', link: <a href="#ines" /> },
      { id: 'colour', content: 'Colour', link: <a href="#colour" /> },
      { id: 'milan', content: <em>Milan</em>, note: '30 Apr – 1 May', link: <a href="#milan" /> },
    ],
  },
}
export const Few: Story = { args: { items: items(['Lisbon', 'Milan', 'Lyon']) } }
export const Persian: Story = {
  args: {
    label: 'چه درس می‌دهیم',
    labels: { pause: 'توقف' },
    items: items(['باب', 'بالیاژ', 'شینیون کلاسیک', 'بافت هلندی']),
  },
  globals: { locale: 'fa' },
}
