import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Toast, type ToastMessage } from './toast.tsx'

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  args: { tone: 'success', message: 'Welcome, Ana. Your account is ready.', onDismiss: fn(), isPaused: true },
  decorators: [
    (Story) => (
      <div className="grid max-w-100 gap-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

const news: ToastMessage[] = [
  { id: '1', tone: 'success', message: 'Welcome, Ana. Your account is ready.' },
  { id: '2', tone: 'error', message: 'Your session has expired, please login again.' },
  { id: '3', tone: 'neutral', message: 'Link copied.' },
  {
    id: '4',
    tone: 'info',
    message: 'Your exam is under review. We write to you once the results are online.',
  },
  {
    id: '5',
    tone: 'warning',
    message: 'You cannot select more packages than the number of selected tickets',
  },
]

export const Tones: Story = {
  render: (args) => (
    <>
      {news.map(({ id, ...rest }) => (
        <Toast key={id} {...args} {...rest} />
      ))}
    </>
  ),
}

/** One action, which is also available elsewhere. */
export const WithAction: Story = {
  args: { message: 'Post deleted.', action: { label: 'Undo', onAction: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.action?.onAction).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { message: 'خوش آمدید، پگاه. حساب شما آماده است.', labels: { dismiss: 'بستن' } },
}
