import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/dialog.tsx'
import { ChatWidget } from './chat-widget.tsx'

const chat = {
  title: 'The academy',
  messages: [{ id: '1', author: 'Noor Haddad', text: 'We do, two pairs.' }],
  composer: <input aria-label="Write" />,
}

function Held() {
  const [isOpen, setIsOpen] = useState(false)
  return <ChatWidget {...chat} open={isOpen} onOpenChange={setIsOpen} unread="2" />
}

test('focuses the field on opening; Escape minimises it and returns the focus', async () => {
  const screen = await render(<Held />)
  const button = screen.getByRole('button', { name: 'Open the chat (2 unread)' })
  await button.click()
  await expect.element(screen.getByRole('dialog', { name: 'The academy' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Write' })).toHaveFocus()
  await expect
    .element(screen.getByRole('log', { name: 'Messages' }).getByText('We do, two pairs.'))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('stays open when Escape closes a dialog above it', async () => {
  const screen = await render(
    <ChatWidget {...chat} defaultOpen composer={<Dialog title="Send a picture?" defaultOpen />} />,
  )
  const dialog = screen.getByRole('dialog', { name: 'Send a picture?' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog', { name: 'The academy' })).toBeVisible()
})

test('scrolls to the newest message', async () => {
  const messages = Array.from({ length: 40 }, (_, id) => ({
    id: String(id),
    author: 'Noor',
    text: `Line ${id}`,
  }))
  const screen = await render(<ChatWidget {...chat} messages={messages} open onOpenChange={vi.fn()} />)
  await expect.element(screen.getByText('Line 39')).toBeInViewport()
})

test('shows a picture that was sent without a text', async () => {
  const messages = [{ id: '1', author: 'Noor', text: '', picture: <img src="data:," alt="A fringe" /> }]
  const screen = await render(<ChatWidget {...chat} messages={messages} open onOpenChange={vi.fn()} />)
  const message = screen.getByRole('listitem')
  await expect.element(message.getByRole('img', { name: 'A fringe' })).toBeInTheDocument()
  expect(message.element().querySelectorAll('p')).toHaveLength(1)
})

test('renders nothing for guests and without scripts', async () => {
  const screen = await render(<ChatWidget {...chat} isHidden open onOpenChange={vi.fn()} />)
  expect(screen.container.textContent).toBe('')
  expect(renderToString(<ChatWidget {...chat} open={false} onOpenChange={vi.fn()} />)).toBe('')
})
