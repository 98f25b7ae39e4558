import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextField } from '../text-field/text-field.tsx'
import { LocaleTabs, localePanel, type LocaleTabItem, type LocaleTabsProps } from './locale-tabs.tsx'

const items: LocaleTabItem[] = [
  { locale: 'en', name: 'English', completeness: 100, state: 'checked' },
  { locale: 'de', name: 'Deutsch', completeness: 100, state: 'outdated' },
  { locale: 'fr', name: 'Français', completeness: 100, state: 'draft' },
  { locale: 'es', name: 'Español', completeness: 65, state: 'missing' },
  { locale: 'it', name: 'Italiano', completeness: 0, state: 'missing' },
  { locale: 'pt', name: 'Português', completeness: 100 },
  { locale: 'fa', name: 'فارسی', completeness: 80, state: 'outdated', dir: 'rtl' },
]

const names: { readonly [locale: string]: string } = {
  en: 'The bob, from line to movement',
  de: 'Der Bob, von der Linie zur Bewegung',
  fa: 'کوتاهی باب، از خط تا حرکت',
}

function Editor(args: LocaleTabsProps) {
  const [locale, setLocale] = useState(args.value ?? args.items[0]?.locale ?? '')
  return (
    <div className="grid max-w-240 grid-cols-1 gap-6">
      <LocaleTabs
        {...args}
        value={locale}
        onValueChange={(next) => {
          args.onValueChange?.(next)
          setLocale(next)
        }}
      />
      <div {...localePanel(args.id, locale)}>
        <TextField
          key={locale}
          label={args.label}
          name="name"
          lang={locale}
          dir={locale === 'fa' ? 'rtl' : 'ltr'}
          defaultValue={names[locale]}
        />
      </div>
    </div>
  )
}

/** One panel for all languages: a form whose fields have the text of the selected one. */
const meta = {
  title: 'Navigation/Locale tabs',
  component: LocaleTabs,
  args: { label: 'Name of the course', id: 'course-name', items, onValueChange: fn() },
  render: (args) => <Editor {...args} />,
} satisfies Meta<typeof LocaleTabs>

export default meta
type Story = StoryObj<typeof meta>

/** Pressing a language, or an arrow key, shows its text in the panel. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Deutsch/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('de')
    await expect(canvas.getByRole('tabpanel', { name: /Deutsch/ })).toBeVisible()
  },
}

/** Narrow rows scroll sideways and fade where they go on. The selected language is in view. */
export const OnAPhone: Story = {
  args: { id: 'phone', value: 'it' },
  globals: { viewport: { value: 'phone' } },
}

export const TwoLanguages: Story = {
  args: {
    id: 'two',
    items: [
      { locale: 'en', name: 'English', completeness: 100 },
      { locale: 'de', name: 'Deutsch', completeness: 30 },
    ],
  },
}

export const NothingWritten: Story = {
  args: {
    id: 'nothing',
    items: items.map(({ locale, name, dir }) => ({ locale, name, dir, completeness: 0, state: 'missing' })),
  },
}

export const LongNames: Story = {
  args: {
    id: 'long',
    label: 'Name des Kurses',
    items: [
      { locale: 'pt-BR', name: 'Português (Brasil, Ortografia de 1990)', completeness: 45, state: 'draft' },
      { locale: 'de-AT', name: 'Österreichisches Standarddeutsch', completeness: 100, state: 'outdated' },
      { locale: 'fa', name: 'فارسی', completeness: 100, state: 'checked', dir: 'rtl' },
    ],
  },
  globals: { locale: 'de' },
}

/** Languages run from the right, and rings fill counter-clockwise. */
export const Persian: Story = {
  args: { id: 'persian', label: 'نام دوره', value: 'fa' },
  globals: { locale: 'fa' },
}
