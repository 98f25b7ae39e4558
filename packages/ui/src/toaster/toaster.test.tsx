import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/dialog.tsx'
import type { ToastMessage } from '../toast/toast.tsx'
import { Toaster } from './toaster.tsx'

const copied: ToastMessage = { id: 'a', tone: 'neutral', message: 'Link copied.' }
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

test('takes at most 800 px of a high screen', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(1280, 1400)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  const toasts = Array.from({ length: 20 }, (_, id) => ({ ...copied, id: String(id) }))
  const screen = await render(<Toaster toasts={toasts} onDismiss={() => {}} duration={forEver} />)
  await expect.element(screen.getByRole('listitem').first()).toBeVisible()
  expect(screen.getByRole('list').element().getBoundingClientRect().height).toBe(800)
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
      <Dialog open={isOpen} onOpenChange={() => {}} title="Log in">
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
      <Dialog open={isOpen} onOpenChange={() => {}} title="Log in">
        Welcome back.
      </Dialog>
      <Toaster toasts={[copied]} onDismiss={onDismiss} />
    </>
  )
  const screen = await render(both(false))
  // Not closer to the end, because each poll of `expect.element` advances the fake timers.
  vi.advanceTimersByTime(2000)
  await screen.rerender(both(true))
  await expect.element(screen.getByRole('dialog').getByText('Link copied.')).toBeVisible()
  expect(onDismiss).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a')
})

test('keeps its live region visible while toasts are added, so that they are announced', async () => {
  const toaster = (toasts: ToastMessage[]) => (
    <Toaster toasts={toasts} onDismiss={() => {}} duration={forEver} />
  )
  const screen = await render(toaster([]))
  const region = screen.getByRole('region').element()
  const toggles: string[] = []
  region.addEventListener('beforetoggle', (event) => toggles.push(event.type))
  await screen.rerender(toaster([copied]))
  await screen.rerender(toaster([copied, failed]))
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(region.checkVisibility()).toBe(true)
  expect(toggles).toEqual([])
})

test('shows a toast above a popover that was opened before it', async () => {
  const both = (toasts: ToastMessage[]) => (
    <>
      <p id="over-all" popover="auto" style={{ inset: 0, inlineSize: '100%', blockSize: '100%' }}>
        Menu
      </p>
      <Toaster toasts={toasts} onDismiss={() => {}} duration={forEver} />
    </>
  )
  const screen = await render(both([]))
  document.getElementById('over-all')?.showPopover()
  await expect.element(screen.getByText('Menu')).toBeVisible()
  await screen.rerender(both([copied]))
  const isOnTop = () => {
    const box = screen.getByText('Link copied.').element().getBoundingClientRect()
    return document.elementFromPoint(box.x + 2, box.y + box.height / 2)?.textContent
  }
  await expect.poll(isOnTop).toBe('Link copied.')
})

test('is focused by F8, and returns the focus by Escape and when the last toast is dismissed', async () => {
  function Stack() {
    const [toasts, setToasts] = useState([copied, failed])
    return (
      <>
        <button type="button">Copy link</button>
        <Toaster
          toasts={toasts}
          duration={forEver}
          onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
        />
      </>
    )
  }
  const screen = await render(<Stack />)
  const opener = screen.getByRole('button', { name: 'Copy link' })
  opener.element().focus()
  await userEvent.keyboard('{F8}')
  await expect.element(screen.getByRole('region')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{F8}')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('region')).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(opener).toHaveFocus()
})

test('offers an action for at least ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  await userEvent.unhover(document.body)
  const onDismiss = vi.fn()
  const removed: ToastMessage = { ...copied, action: { label: 'Undo', onAction: () => {} } }
  await render(<Toaster toasts={[removed]} onDismiss={onDismiss} />)
  vi.advanceTimersByTime(9999)
  expect(onDismiss).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a')
})
