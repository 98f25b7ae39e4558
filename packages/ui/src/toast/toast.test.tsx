import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Toast, type ToastTone } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('disappears after 3000 ms, not counting pauses', async () => {
  const onDismiss = vi.fn()
  const toast = (isPaused: boolean) => (
    <Toast tone="neutral" message="Link copied." onDismiss={onDismiss} isPaused={isPaused} />
  )
  const screen = await render(toast(false))
  vi.advanceTimersByTime(2000)
  await screen.rerender(toast(true))
  vi.advanceTimersByTime(60_000)
  expect(onDismiss).not.toHaveBeenCalled()
  await screen.rerender(toast(false))
  vi.advanceTimersByTime(999)
  expect(onDismiss).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onDismiss).toHaveBeenCalledOnce()
})

test('is an alert for errors only', async () => {
  const screen = await render(
    <Toast tone="error" message="Your order purchase failed!" onDismiss={() => {}} />,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Your order purchase failed!')
  await screen.rerender(<Toast tone="info" message="Under review." onDismiss={() => {}} />)
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('is dismissed by its action', async () => {
  vi.useRealTimers()
  const onAction = vi.fn()
  const onDismiss = vi.fn()
  const action = { label: 'Undo', onAction }
  const screen = await render(
    <Toast tone="success" message="Post deleted." action={action} onDismiss={onDismiss} isPaused />,
  )
  await screen.getByRole('button', { name: 'Undo' }).click()
  expect([onAction.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1])
})

test('has an icon of its own for each tone', async () => {
  const tones: ToastTone[] = ['error', 'success', 'neutral', 'info', 'warning']
  const screen = await render(
    <>
      {tones.map((tone) => (
        <Toast key={tone} tone={tone} message="Saved." onDismiss={() => {}} isPaused />
      ))}
    </>,
  )
  const icons = [...screen.container.querySelectorAll('div > svg:first-child')]
  expect(new Set(icons.map((icon) => icon.innerHTML)).size).toBe(tones.length)
})
