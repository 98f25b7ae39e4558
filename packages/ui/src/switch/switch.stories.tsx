import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Switch } from './switch.tsx'

/**
 * For a setting that applies immediately. Not for consent, nor for forms that are submitted later (`Checkbox`). The
 * label names what is on and never changes with the state.
 */
const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Captions', name: 'captions' },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const captions = canvas.getByRole('switch', { name: 'Captions' })
    await userEvent.click(captions)
    await expect(captions).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(captions).not.toBeChecked()
  },
}
export const On: Story = {
  args: { defaultChecked: true, hint: 'In the language of the page, if available' },
}
export const Wrong: Story = {
  args: {
    hint: 'In the language of the page, if available',
    error: 'Not saved. Check your connection and try again.',
  },
}
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const LongLabel: Story = {
  args: {
    label: 'Benachrichtigungen über Antworten auf meine Fragen in Diskussionen',
    hint: 'Einmal am Tag, gesammelt, nie nachts',
  },
  globals: { locale: 'de' },
}
export const Persian: Story = {
  args: { label: 'زیرنویس', hint: 'به زبان صفحه، هرجا که باشد', defaultChecked: true },
  globals: { locale: 'fa' },
}
