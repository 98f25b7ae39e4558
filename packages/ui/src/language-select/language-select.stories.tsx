import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { LanguageSelect } from './language-select.tsx'

const meta = {
  title: 'Site/Language select',
  component: LanguageSelect,
  args: {
    label: 'Language',
    items: [
      { locale: 'en', name: 'English', link: <a href="?lang=en" />, isCurrent: true },
      { locale: 'de', name: 'Deutsch', link: <a href="?lang=de" /> },
      { locale: 'es', name: 'Español', link: <a href="?lang=es" /> },
      { locale: 'it', name: 'Italiano', link: <a href="?lang=it" /> },
      { locale: 'fr', name: 'Français', link: <a href="?lang=fr" /> },
      { locale: 'pt', name: 'Português', link: <a href="?lang=pt" /> },
      { locale: 'fa', name: 'فارسی', dir: 'rtl', link: <a href="?lang=fa" /> },
    ],
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-96 items-start justify-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Deutsch' })).toBeVisible())
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'زبان',
    items: [
      { locale: 'fa', name: 'فارسی', dir: 'rtl', link: <a href="?lang=fa" />, isCurrent: true },
      { locale: 'en', name: 'English', dir: 'ltr', link: <a href="?lang=en" /> },
      { locale: 'de', name: 'Deutsch', dir: 'ltr', link: <a href="?lang=de" /> },
    ],
  },
}
