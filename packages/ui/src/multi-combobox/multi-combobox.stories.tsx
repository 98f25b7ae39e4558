import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { MultiCombobox } from './multi-combobox.tsx'

const options = [
  { value: 'bob', label: 'The bob', group: 'Cuts' },
  { value: 'pixie', label: 'The pixie', group: 'Cuts' },
  { value: 'layers', label: 'Long layers', group: 'Cuts' },
  { value: 'balayage', label: 'Balayage', group: 'Colour' },
  { value: 'copper', label: 'Copper tones', group: 'Colour' },
  { value: 'chignon', label: 'The chignon', group: 'Updos' },
  { value: 'braids', label: 'Braids', group: 'Updos' },
]

const meta = {
  title: 'Forms/Multi combobox',
  component: MultiCombobox,
  args: {
    label: 'What do you want to learn?',
    name: 'interest',
    options,
    placeholder: 'Begin to type',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="min-h-100 max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiCombobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { defaultValue: ['balayage'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'What do you want to learn?' })
    await userEvent.type(field, 'chig')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith(['balayage', 'chignon'])
    await userEvent.keyboard('{Escape}')
  },
}

/** Options with the same `group` have a heading. */
export const Open: Story = {
  args: { defaultValue: ['pixie', 'copper'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Colour' })).toBeVisible())
  },
}

const cities = ['Lisbon', 'Lyon', 'Ljubljana', 'London', 'Leipzig']

function AsyncCities(args: Parameters<typeof MultiCombobox>[0]) {
  const [query, setQuery] = useState('')
  const found =
    query === '' ? [] : cities.filter((city) => city.toLowerCase().startsWith(query.toLowerCase()))
  return (
    <MultiCombobox
      {...args}
      options={found.map((city) => ({ value: city, label: city }))}
      onSearch={setQuery}
    />
  )
}

/** The owner loads the options for the typed text. */
export const FromAServer: Story = {
  args: { label: 'Cities', name: 'city', options: [], labels: { empty: 'Type the name of a city' } },
  render: (args) => <AsyncCities {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'li')
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Lisbon' })).toBeVisible())
  },
}

export const Loading: Story = {
  args: { options: [], isLoading: true, onSearch: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'l')
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Searching…' })).toBeVisible())
  },
}

export const Error: Story = {
  args: { isRequired: true, hint: 'We recommend courses by it', error: 'Choose at least one topic' },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: ['bob', 'braids'] } }

export const LongWords: Story = {
  globals: { locale: 'de' },
  args: {
    label: 'Was möchtest du lernen?',
    options: [
      { value: 'a', label: 'Hochsteckfrisurengestaltung' },
      { value: 'b', label: 'Strähnchen und Farbkorrekturen für Fortgeschrittene' },
    ],
    defaultValue: ['a', 'b'],
    labels: { remove: (option) => `${option} entfernen` },
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'چه می‌خواهید یاد بگیرید؟',
    placeholder: 'بنویسید',
    options: [
      { value: 'bob', label: 'کوپ باب' },
      { value: 'braid', label: 'بافت مو' },
      { value: 'colour', label: 'رنگ مو' },
    ],
    defaultValue: ['bob', 'braid'],
  },
}
