import type { Meta, StoryObj } from '@storybook/react-vite'
import { Marquee } from './marquee.tsx'

const items = (names: readonly string[]) => names.map((name) => ({ id: name, content: name }))

/**
 * For a few names that set a mood. Not for anything that must be read or clicked. One cycle takes 40 s; it can
 * always be stopped; it does not move under reduced motion.
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
export const Few: Story = { args: { items: items(['Lisbon', 'Milan', 'Lyon']) } }
export const Persian: Story = {
  args: {
    label: 'چه درس می‌دهیم',
    pauseLabel: 'توقف',
    items: items(['باب', 'بالیاژ', 'شینیون کلاسیک', 'بافت هلندی']),
  },
  globals: { locale: 'fa' },
}
