import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Check } from '../icons/check.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'E-mail', type: 'email', name: 'email', autoComplete: 'email' },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('E-mail')
    await userEvent.type(input, 'ana@chignon.example')
    await expect(input).toHaveValue('ana@chignon.example')
  },
}

export const WithHint: Story = {
  args: {
    label: 'Phone',
    type: 'tel',
    name: 'phone',
    autoComplete: 'tel',
    hint: 'With the country code, as +351 912 345 678',
  },
}

/** The field shows the error and the solution; screen readers announce it with the field. */
export const Error: Story = {
  args: { defaultValue: 'ana@chignon', error: 'Add the part after the dot, as in ana@chignon.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toBeInvalid()
  },
}

export const Success: Story = {
  args: {
    label: 'Promotional code',
    type: 'text',
    autoComplete: 'off',
    state: 'success',
    defaultValue: 'SPRING10',
    end: <Check aria-hidden="true" strokeWidth={1.5} className="me-3 size-5 text-success" />,
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'ana@chignon.example' } }

export const LongWords: Story = {
  globals: { locale: 'de' },
  args: {
    label: 'E-Mail-Adresse für die Teilnahmebestätigung und die Rechnung',
    hint: 'Wir schreiben dir nur zu deiner Bestellung und zu Änderungen am Veranstaltungsort.',
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'نام خانوادگی',
    type: 'text',
    autoComplete: 'family-name',
    defaultValue: 'رستمی',
    hint: 'همان‌طور که روی گواهی‌نامه بیاید',
  },
}
