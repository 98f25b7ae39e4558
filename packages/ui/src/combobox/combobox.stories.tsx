import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Combobox } from './combobox.tsx'

const countries = [
  ['AR', 'Argentina'],
  ['BE', 'Belgium'],
  ['FR', 'France'],
  ['DE', 'Germany'],
  ['IR', 'Iran'],
  ['IT', 'Italy'],
  ['PT', 'Portugal'],
  ['SI', 'Slovenia'],
  ['ES', 'Spain'],
  ['GB', 'United Kingdom'],
] as const

const options = countries.map(([value, label]) => ({ value, label, detail: value }))

/**
 * For one option of a long list. Not for up to about eight options (`SelectField`), free text (`TextField`) or the
 * search (`SearchBox`). Only listed options can be selected; accents and case are ignored.
 */
const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { label: 'Country', name: 'country', options, placeholder: 'Begin to type', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="min-h-100 max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.click(field)
    await userEvent.type(field, 'slo')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Slovenia')
    await expect(args.onValueChange).toHaveBeenCalledWith('SI')
  },
}
export const Open: Story = {
  args: { defaultValue: 'PT' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Portugal PT' })).toBeVisible())
  },
}
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis')
    await waitFor(() => expect(canvas.getByText('Nothing found')).toBeVisible())
  },
}
export const Error: Story = { args: { error: 'Choose the country your invoice is for' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'IT' } }
export const Persian: Story = {
  args: {
    label: 'کشور',
    placeholder: 'بنویسید',
    options: [
      { value: 'IR', label: 'ایران' },
      { value: 'IT', label: 'ایتالیا' },
      { value: 'PT', label: 'پرتغال' },
    ],
    defaultValue: 'IR',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
  },
  globals: { locale: 'fa' },
}
