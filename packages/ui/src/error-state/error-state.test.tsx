import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ErrorState } from './error-state.tsx'

test('is announced and offers an action', async () => {
  const onRetry = vi.fn()
  const screen = await render(
    <ErrorState
      status="Error 500"
      title="The lesson did not load"
      message="Try again."
      action={
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      }
    />,
  )
  const alert = screen.getByRole('alert')
  await expect
    .element(alert.getByRole('heading', { name: 'The lesson did not load', level: 2 }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
