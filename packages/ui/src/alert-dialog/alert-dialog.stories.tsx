import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { AlertDialog, useConfirm } from './alert-dialog.tsx'

const meta = {
  title: 'Overlays/Alert dialog',
  component: AlertDialog,
  args: {
    open: true,
    title: 'Delete this post?',
    description: 'Its 12 comments are deleted, too. This cannot be undone.',
    labels: { confirm: 'Delete', cancel: 'Keep it' },
    isDangerous: true,
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Dangerous: Story = {
  play: async ({ args, userEvent }) => {
    const keep = await screen.findByRole('button', { name: 'Keep it' })
    await expect(keep).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const UnsavedWork: Story = {
  args: {
    title: 'Leave without saving?',
    description: 'What you wrote in the last 20 minutes is lost.',
    labels: { confirm: 'Leave', cancel: 'Keep writing' },
    isDangerous: false,
  },
}

/** `useConfirm` shows the question from within a function. */
export const Confirm: Story = {
  render: function Confirm() {
    const { confirm, dialogProps } = useConfirm()
    const question = {
      title: 'Cancel the order?',
      description: 'Your seats are offered to others at once.',
      labels: { confirm: 'Cancel the order', cancel: 'Keep my seats' },
    }
    return (
      <>
        <Button variant="secondary" onClick={() => void confirm(question)}>
          Cancel the order
        </Button>
        <AlertDialog {...dialogProps} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Cancel the order' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my seats' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    title: 'این نوشته حذف شود؟',
    description: 'دیدگاه‌های آن هم حذف می‌شوند و برگشتی در کار نیست.',
    labels: { confirm: 'حذف', cancel: 'نگه داشتن' },
  },
}
