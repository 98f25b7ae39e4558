import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextLink } from '../text-link/text-link.tsx'
import { FormMessage } from './form-message.tsx'

const meta = {
  title: 'Forms/Form message',
  component: FormMessage,
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FormMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Error: Story = {
  args: { tone: 'error', children: 'This promotional code is not valid or has been used.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const Success: Story = {
  args: { tone: 'success', children: 'Thank you. We answer within two working days.' },
}

export const Info: Story = {
  args: {
    tone: 'info',
    children: (
      <>
        If the address is known to us, a link is on its way. It works for 60 minutes.{' '}
        <TextLink href="#again">Send it again</TextLink>
      </>
    ),
  },
}

export const Warning: Story = {
  args: { tone: 'warning', children: 'Your card expires before the course begins.' },
}

export const Neutral: Story = {
  args: { tone: 'neutral', children: 'Your changes are saved when you leave a field.' },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { tone: 'error', children: 'این کد تخفیف معتبر نیست یا قبلاً استفاده شده است.' },
}
