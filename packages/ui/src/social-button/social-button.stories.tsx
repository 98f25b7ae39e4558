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

/** While redirecting: the button keeps its width and ignores clicks. */
export const Busy: Story = { args: { isBusy: true } }

/** Both buttons below a form whose own button comes first. */
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

/** The logos are at the start of the line and are not mirrored. */
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
