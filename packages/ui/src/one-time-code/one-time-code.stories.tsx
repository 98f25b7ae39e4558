import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OneTimeCode } from './one-time-code.tsx'

const meta = {
  title: 'Forms/One-time code',
  component: OneTimeCode,
  args: {
    label: 'Code from our e-mail',
    name: 'code',
    hint: 'We sent it to ana@chignon.example. It is valid for ten minutes.',
    onComplete: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OneTimeCode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Code from our e-mail')
    await userEvent.click(field)
    await userEvent.paste('482 190')
    await expect(field).toHaveValue('482190')
    await expect(args.onComplete).toHaveBeenCalledWith('482190')
  },
}

export const Started: Story = { args: { defaultValue: '482' } }

export const FourDigits: Story = { args: { label: 'Code of the masterclass', hint: undefined, length: 4 } }

export const EightDigits: Story = { args: { length: 8, defaultValue: '10293847' } }

export const Error: Story = {
  args: { defaultValue: '482191', error: 'This code has expired. Ask for a new one.' },
}

export const Disabled: Story = { args: { defaultValue: '482190', disabled: true } }

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { label: 'کد ایمیل ما', hint: 'ده دقیقه اعتبار دارد.', defaultValue: '4821' },
}
