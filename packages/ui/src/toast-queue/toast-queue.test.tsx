import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { runInAct } from '../conformance/run-in-act.ts'
import { createToastQueue, dismissToast, toast, ToastQueue } from './toast-queue.tsx'

const forEver = 3_600_000

test('shows toasts that are added by a function, and removes them', async () => {
  const screen = await render(<ToastQueue duration={forEver} />)
  let id = ''
  await runInAct(() => {
    id = toast('Link copied.')
    toast('Your session has expired.', { tone: 'error' })
  })
  await expect.element(screen.getByText('Link copied.')).toBeVisible()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Your session has expired.')
  await runInAct(() => dismissToast(id))
  await expect.element(screen.getByText('Link copied.')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument()
})

test('shows a few at a time, and the next one when one is gone', async () => {
  const queue = createToastQueue(2)
  const screen = await render(<ToastQueue queue={queue} duration={forEver} />)
  await runInAct(() => ['One', 'Two', 'Three'].forEach((text) => queue.toast(text)))
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('Two')
  expect(screen.getByText('Three').query()).toBeNull()
  await screen.getByRole('listitem').last().getByRole('button').click()
  await expect.element(screen.getByText('Three')).toBeVisible()
  await runInAct(() => queue.clear())
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument()
})

test('does not show the same text twice', async () => {
  const queue = createToastQueue()
  const screen = await render(<ToastQueue queue={queue} duration={forEver} />)
  await runInAct(() => expect(queue.toast('Saved.')).toBe(queue.toast('Saved.')))
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(1)
})

test('runs the action of a toast and removes it', async () => {
  const queue = createToastQueue()
  onTestFinished(() => queue.clear())
  const onAction = vi.fn()
  const screen = await render(<ToastQueue queue={queue} />)
  await runInAct(() => void queue.toast('Post deleted.', { action: { label: 'Undo', onAction } }))
  await screen.getByRole('button', { name: 'Undo' }).click()
  expect(onAction).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('Post deleted.')).not.toBeInTheDocument()
})
