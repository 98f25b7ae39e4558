import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { IconButton } from '../icon-button/icon-button.tsx'
import { SendHorizontal } from '../icons/send-horizontal.tsx'
import { TextareaField } from '../textarea-field/textarea-field.tsx'
import { ChatWidget, type ChatWidgetProps } from './chat-widget.tsx'

const hair =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 420'%3E%3Crect width='640' height='420' fill='%23c9b79c'/%3E%3Cpath d='M60 0C120 180 180 240 160 420M180 0c60 180 100 260 90 420M300 0c40 180 90 260 80 420M420 0c30 180 80 260 70 420M540 0c20 180 60 260 50 420' stroke='%235d452e' stroke-width='26' fill='none'/%3E%3C/svg%3E"

const composer = (label: string, send: string) => (
  <form className="flex items-end gap-2" onSubmit={(event) => event.preventDefault()}>
    <TextareaField
      label={<span className="sr-only">{label}</span>}
      placeholder={label}
      name="text"
      rows={1}
      className="grow"
    />
    <IconButton label={send} type="submit" size="large">
      <SendHorizontal aria-hidden="true" strokeWidth={1.5} className="rtl:-scale-x-100" />
    </IconButton>
  </form>
)

/**
 * For a signed-in user's chat with the academy. Not for comments (`CommentThread`) or news (`Toaster`). Guests and
 * post pages have no chat (`isHidden`). It opens only on request, leaves the page usable, and on a phone covers
 * none of the page's last lines.
 */
const meta = {
  title: 'Site/Chat widget',
  component: ChatWidget,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'The academy',
    text: 'Noor answers, usually within an hour',
    messages: [
      {
        id: '1',
        author: 'Ana Díaz',
        isOwn: true,
        text: 'Do you lend scissors in Lisbon, for the other hand too?',
        time: '09:12',
      },
      {
        id: '2',
        author: 'Noor Haddad',
        text: 'We do, six pairs. Ask at the desk in the morning; Inês likes to check the tension herself.',
        time: '09:20',
      },
      {
        id: '3',
        author: 'Ana Díaz',
        isOwn: true,
        text: '¡Qué bien! Then I fly with hand luggage only.',
        time: '09:21',
      },
    ],
    composer: composer('Write to the academy', 'Send'),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [
    (Story) => (
      <div className="content-width min-h-160 py-10">
        <p className="max-w-prose text-text-muted">Courses to begin with</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatWidget>

export default meta
type Story = StoryObj<typeof meta>

function Held(args: ChatWidgetProps) {
  const [isOpen, setIsOpen] = useState(false)
  return <ChatWidget {...args} open={isOpen} onOpenChange={setIsOpen} />
}

export const Default: Story = {
  args: { unread: '2' },
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the chat (2 unread)' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Write to the academy' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Open the chat (2 unread)' })).toHaveFocus(),
    )
  },
}
export const Open: Story = {}
export const Empty: Story = {
  args: { messages: [], empty: 'Ask anything: a course, a ticket, a stubborn cowlick.' },
}
export const WithPicture: Story = {
  args: {
    messages: [
      {
        id: '1',
        author: 'Ana Díaz',
        isOwn: true,
        text: 'Is this too short for the class?',
        time: '09:12',
        picture: (
          <img src={hair} alt="A fringe, seen from the front" className="w-56 max-w-full rounded-media" />
        ),
      },
      { id: '2', author: 'Noor Haddad', text: 'Just right: we begin at that length.', time: '09:20' },
    ],
  },
}
export const Minimised: Story = { args: { open: false } }
export const Persian: Story = {
  args: {
    title: 'آکادمی',
    text: 'نور معمولاً تا یک ساعت جواب می‌دهد',
    messages: [
      { id: '1', author: 'پریسا کریمی', isOwn: true, text: 'برای چپ‌دست‌ها قیچی امانی دارید؟', time: '۰۹:۱۲' },
      { id: '2', author: 'Noor Haddad', text: 'بله، دو تا. صبح از پیشخوان بگیرید.', time: '۰۹:۲۰' },
    ],
    composer: composer('برای آکادمی بنویسید', 'ارسال'),
    labels: {
      open: 'باز کردن چت',
      minimise: 'کوچک کردن چت',
      messages: 'پیام‌ها',
      unread: (count) => `${count} خوانده‌نشده`,
    },
  },
  globals: { locale: 'fa' },
}
