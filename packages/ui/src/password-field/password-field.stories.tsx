import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Forms/Password field',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'new-password', hint: 'At least 8 characters' },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = { args: { defaultValue: 'a bob with movement' } }

export const Shown: Story = {
  args: { defaultValue: 'a bob with movement' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}

export const Error: Story = { args: { defaultValue: 'bob', error: 'Add 5 more characters' } }

export const Success: Story = { args: { defaultValue: 'a bob with movement', state: 'success' } }

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'گذرواژه',
    hint: 'حداقل ۸ نویسه',
    labels: { show: 'نمایش گذرواژه', hide: 'پنهان کردن گذرواژه' },
    defaultValue: 'secret-strand',
  },
}
