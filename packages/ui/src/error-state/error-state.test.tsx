import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ErrorState } from './error-state.tsx'

test('is announced, and offers a way out', async () => {
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
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The lesson did not load')
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
