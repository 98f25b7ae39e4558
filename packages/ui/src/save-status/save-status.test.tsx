import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SaveStatus } from './save-status.tsx'

test('announces the state, and offers to try again outside of the announcement', async () => {
  const screen = await render(<SaveStatus state="saving" text="Saving" />)
  const status = screen.getByRole('status')
  await expect.element(status).toHaveTextContent('Saving')
  await screen.rerender(
    <SaveStatus state="failed" text="Not saved." action={<button type="button">Try again</button>} />,
  )
  // The same element, or screen readers would not notice the change.
  await expect.poll(() => status.element().textContent).toBe('Not saved.')
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
