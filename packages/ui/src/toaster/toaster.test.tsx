import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/dialog.tsx'
import type { ToastMessage } from '../toast/toast.tsx'
import { Toaster } from './toaster.tsx'

const copied: ToastMessage = { id: 'a', tone: 'default', message: 'Link copied.' }
const failed: ToastMessage = { id: 'b', tone: 'error', message: 'Your order purchase failed!' }
const forEver = 3_600_000

test('renders the region before the first toast, so that it is announced', async () => {
  const screen = await render(<Toaster toasts={[]} onDismiss={() => {}} />)
  const region = screen.getByRole('region', { name: 'Notifications' })
  await expect.element(region).toBeInTheDocument()
  expect(region.element().querySelector('[aria-live="polite"]')).not.toBeNull()
})

test('shows the newest on top and dismisses each by its own button', async () => {
  const onDismiss = vi.fn()
  const screen = await render(<Toaster toasts={[copied, failed]} onDismiss={onDismiss} duration={forEver} />)
  const items = screen.getByRole('listitem')
  await expect.element(items.first()).toHaveTextContent('Your order purchase failed!')
  await items.nth(1).getByRole('button', { name: 'Dismiss' }).click()
  expect(onDismiss.mock.calls).toEqual([['a']])
})

test('stays while it has the focus', async () => {
  const onDismiss = vi.fn()
  await render(<Toaster toasts={[copied]} onDismiss={onDismiss} duration={300} />)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  expect(onDismiss).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect.poll(() => onDismiss).toHaveBeenCalledOnce()
})

test('still removes the others after one under the pointer was dismissed', async () => {
  function Stack() {
    const [toasts, setToasts] = useState([copied, failed])
    return (
      <Toaster
        toasts={toasts}
        duration={300}
        onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    )
  }
  const screen = await render(<Stack />)
  await screen.getByRole('listitem').last().getByRole('button', { name: 'Dismiss' }).click()
  await userEvent.unhover(document.body)
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument()
})

test('is clickable over a modal dialog and survives its closing', async () => {
  const onDismiss = vi.fn()
  const both = (isOpen: boolean) => (
    <>
      <Dialog isOpen={isOpen} onClose={() => {}} title="Log in">
        Welcome back.
      </Dialog>
      <Toaster toasts={[failed]} onDismiss={onDismiss} duration={forEver} />
    </>
  )
  const screen = await render(both(true))
  await expect.element(screen.getByRole('dialog').getByRole('alert')).toBeVisible()
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  expect(onDismiss).toHaveBeenCalledOnce()
  await screen.rerender(both(false))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('alert')).toBeVisible()
})

test('does not get more time when a dialog opens', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  await userEvent.unhover(document.body)
  const onDismiss = vi.fn()
  const both = (isOpen: boolean) => (
    <>
      <Dialog isOpen={isOpen} onClose={() => {}} title="Log in">
        Welcome back.
      </Dialog>
      <Toaster toasts={[copied]} onDismiss={onDismiss} />
    </>
  )
  const screen = await render(both(false))
  vi.advanceTimersByTime(2900)
  await screen.rerender(both(true))
  await expect.element(screen.getByRole('dialog').getByText('Link copied.')).toBeVisible()
  expect(onDismiss).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a')
})
