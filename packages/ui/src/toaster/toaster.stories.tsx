import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import type { ToastMessage } from '../toast/toast.tsx'
import { Toaster } from './toaster.tsx'

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  args: {
    toasts: [
      { id: '1', tone: 'error', message: 'Your session has expired, please login again.' },
      { id: '2', tone: 'success', message: 'Welcome, Ana. Your account is ready.' },
    ],
    onDismiss: fn(),
    duration: 600_000,
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

export const Stack: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your session has expired')
  },
}

/** Toasts stack as they arrive and disappear after three seconds. */
export const AsItComes: Story = {
  render: function AsItComes() {
    const [toasts, setToasts] = useState<ToastMessage[]>([])
    return (
      <>
        <Button
          onClick={() =>
            setToasts([...toasts, { id: crypto.randomUUID(), tone: 'neutral', message: 'Link copied.' }])
          }
        >
          Copy link
        </Button>
        <Toaster
          toasts={toasts}
          onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
        />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    const news = await canvas.findByText('Link copied.')
    await waitFor(() => expect(news).toBeVisible())
  },
}

/** The icons are at the right of the text, the buttons that close them at the left. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    toasts: [
      { id: '1', tone: 'error', message: 'مدت ورود شما به پایان رسیده است، لطفاً دوباره وارد شوید.' },
      { id: '2', tone: 'success', message: 'خوش آمدید، پگاه. حساب شما آماده است.' },
    ],
  },
}

/** Over a modal dialog it is rendered inside the dialog, so that it is announced and clickable. */
export const OverADialog: Story = {
  render: (args) => (
    <>
      <Dialog open onOpenChange={() => {}} title="Log in" size="small">
        <p>Welcome back.</p>
      </Dialog>
      <Toaster {...args} toasts={args.toasts.slice(0, 1)} />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Log in' })
    const region = await screen.findByRole('region', { name: 'Notifications' })
    await expect(dialog).toContainElement(region)
  },
}
