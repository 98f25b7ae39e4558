import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextareaField } from './textarea-field.tsx'

/**
 * For a comment, an answer, a short biography. Not for one line (`TextField`) or formatted text. It grows with its
 * content, never shows an error before something was typed, and keeps its label.
 */
const meta = {
  title: 'Forms/Textarea field',
  component: TextareaField,
  args: { label: 'About me', name: 'about' },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextareaField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { hint: 'Shown on your public page' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'About me' })
    await userEvent.type(field, 'Braids and heritage styles,{Enter}mostly on weekends.')
    await expect(field).toHaveValue('Braids and heritage styles,\nmostly on weekends.')
  },
}
export const Filled: Story = {
  args: {
    state: 'success',
    defaultValue:
      'I teach cutting in Lisbon. I like a clean guide, dry checks and students who put the scissors down to look.',
  },
}
export const Error: Story = {
  args: { error: 'Shorten it to 500 characters', defaultValue: 'I teach cutting in Lisbon.' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'This discussion is closed.' } }
export const Persian: Story = {
  args: {
    label: 'دربارهٔ من',
    hint: 'در صفحهٔ عمومی شما دیده می‌شود',
    defaultValue: 'در لیسبون کوتاهی درس می‌دهم.',
  },
  globals: { locale: 'fa' },
}
