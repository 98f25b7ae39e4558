import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionHeading } from './section-heading.tsx'

const meta = {
  title: 'Building blocks/Section heading',
  component: SectionHeading,
  args: { title: 'Live masterclasses', link: <a href="#masterclasses" />, linkLabel: 'All masterclasses' },
} satisfies Meta<typeof SectionHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Alone: Story = { args: { title: 'Courses to begin with', link: undefined } }
export const LongWords: Story = {
  args: {
    title: 'Weiterbildungsveranstaltungen für Friseurmeisterinnen',
    linkLabel: 'Alle Veranstaltungen ansehen',
  },
}
export const Persian: Story = {
  args: { title: 'مسترکلاس‌های پیش رو', linkLabel: 'همهٔ مسترکلاس‌ها' },
  globals: { locale: 'fa' },
}
