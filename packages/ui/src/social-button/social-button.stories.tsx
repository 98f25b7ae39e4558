import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SocialButton } from './social-button.tsx'

const meta = {
  title: 'Site/Social button',
  component: SocialButton,
  args: { network: 'google', children: 'Continue with Google', onClick: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SocialButton>

export default meta
type Story = StoryObj<typeof meta>

export const Google: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Facebook: Story = { args: { network: 'facebook', children: 'Continue with Facebook' } }

/** On the way there: the button keeps its width and takes no second press. */
export const Busy: Story = { args: { isBusy: true } }

/** Under each other, the form above them keeps its own button as the first. */
export const Both: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <SocialButton {...args} />
      <SocialButton {...args} network="facebook">
        Continue with Facebook
      </SocialButton>
    </div>
  ),
}

/** The marks lead the line from the right, and are not mirrored themselves. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  render: (args) => (
    <div className="grid gap-3">
      <SocialButton {...args}>ادامه با Google</SocialButton>
      <SocialButton {...args} network="facebook">
        ادامه با Facebook
      </SocialButton>
    </div>
  ),
}
