import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { createToastQueue, ToastQueue } from './toast-queue.tsx'

const meta = {
  title: 'Feedback/Toast queue',
  component: ToastQueue,
  args: { duration: 600_000 },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof ToastQueue>

export default meta
type Story = StoryObj<typeof meta>

const undoable = createToastQueue()
const deletePost = () =>
  undoable.toast('Post deleted.', { tone: 'success', action: { label: 'Undo', onAction: () => {} } })
deletePost()

/** A toast with an action stays for ten seconds at least. */
export const Undo: Story = {
  args: { queue: undoable },
  render: (args) => (
    <>
      <Button variant="secondary" onClick={deletePost}>
        Delete the post
      </Button>
      <ToastQueue {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    undoable.clear()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the post' }))
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toBeVisible())
  },
}

const waiting = createToastQueue(2)
for (const text of ['Link copied.', 'Your picture is saved.', 'Ana has answered you.']) waiting.toast(text)

/** More than fit wait until one is gone. */
export const Waiting: Story = { args: { queue: waiting } }

const persian = createToastQueue()
persian.toast('نوشته حذف شد.', { tone: 'success', action: { label: 'برگرداندن', onAction: () => {} } })

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { queue: persian, label: 'اعلان‌ها', labels: { dismiss: 'بستن' } },
}
