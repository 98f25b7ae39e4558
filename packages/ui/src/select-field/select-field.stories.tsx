import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SelectField } from './select-field.tsx'

const countries = [
  'Deutschland',
  'España',
  'France',
  'Iran',
  'Italia',
  'Portugal',
  'România',
  'United Kingdom',
]

const meta = {
  title: 'Forms/Select field',
  component: SelectField,
  args: {
    label: 'Country',
    name: 'country',
    defaultValue: 'Portugal',
    children: countries.map((name) => <option key={name}>{name}</option>),
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.selectOptions(select, 'Italia')
    await expect(select).toHaveValue('Italia')
  },
}

export const WithHint: Story = { args: { hint: 'For the invoice' } }

export const Error: Story = { args: { error: 'Choose the country the invoice goes to' } }

export const Disabled: Story = { args: { disabled: true } }

/** A long option is truncated before the arrow. */
export const LongChoice: Story = {
  args: {
    label: 'Course',
    defaultValue: 'long',
    children: (
      <option value="long">The classic chignon in five moves, from the anchor to the last hidden pin</option>
    ),
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'جنسیت',
    defaultValue: 'unspecified',
    children: [
      <option key="female" value="female">
        زن
      </option>,
      <option key="male" value="male">
        مرد
      </option>,
      <option key="unspecified" value="unspecified">
        نامشخص
      </option>,
    ],
  },
}
