import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TabsNav } from './tabs-nav.tsx'

const meta = {
  title: 'Navigation/Tabs of pages',
  component: TabsNav,
  args: {
    label: 'Education',
    items: [
      { id: 'courses', label: 'Courses', link: <a href="#courses" />, isCurrent: true, count: '16' },
      { id: 'programs', label: 'Programs', link: <a href="#programs" />, count: '4' },
      { id: 'qualifications', label: 'Qualifications', link: <a href="#qualifications" /> },
    ],
  },
} satisfies Meta<typeof TabsNav>

export default meta
type Story = StoryObj<typeof meta>

export const Education: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Courses/ })).toHaveAttribute('aria-current', 'page')
  },
}

/** More than fit: the row scrolls by touch, wheel and keyboard, and begins at the current page. */
export const Settings: Story = {
  args: {
    label: 'Einstellungen',
    items: [
      'Profil bearbeiten',
      'Galerie',
      'Unternehmen',
      'Interessen',
      'Soziale Medien',
      'Passwort ändern',
      'Kaufverlauf',
      'Meine Tickets',
      'Allgemeine Geschäftsbedingungen',
      'Datenschutz',
    ].map((label, index) => ({ id: label, label, link: <a href={`#${index}`} />, isCurrent: index === 2 })),
  },
  globals: { locale: 'de' },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'آموزش',
    items: [
      { id: 'courses', label: 'دوره‌ها', link: <a href="#courses" />, isCurrent: true, count: '۱۶' },
      { id: 'programs', label: 'برنامه‌ها', link: <a href="#programs" />, count: '۴' },
    ],
  },
}
