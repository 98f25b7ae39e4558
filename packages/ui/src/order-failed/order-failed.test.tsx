import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { OrderFailed } from './order-failed.tsx'

test('announces what happened and that nothing was charged', async () => {
  const screen = await render(
    <OrderFailed reason="Your bank declined the card." retry={<a href="#again">Try again</a>} />,
  )
  const alert = screen.getByRole('alert')
  await expect.element(alert).toMatchTextContent(/^Your order purchase failed!Your bank declined the card\./)
  await expect.element(alert).toMatchTextContent(/You were not charged/)
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Your order purchase failed!' }))
    .toBeVisible()
})

test('offers a retry after the text', async () => {
  const onRetry = vi.fn()
  const screen = await render(
    <OrderFailed
      retry={
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      }
    />,
  )
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('alert').getByRole('button').query()).toBeNull()
})
