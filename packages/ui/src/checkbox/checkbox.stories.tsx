import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextLink } from '../text-link/text-link.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Send me the newsletter, once a month', name: 'newsletter' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Send me the newsletter, once a month'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const Ticked: Story = { args: { defaultChecked: true } }

export const Hinted: Story = {
  args: { hint: 'Events near you and new courses. You can cancel it at any time.' },
}

export const Error: Story = {
  args: {
    label: (
      <>
        I agree to the <TextLink href="#terms">terms & conditions</TextLink>
      </>
    ),
    error: 'You have to agree to the terms & conditions',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'You have to agree to the terms & conditions',
    )
  },
}

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { label: 'با شرایط و مقررات موافقم', defaultChecked: true },
}
