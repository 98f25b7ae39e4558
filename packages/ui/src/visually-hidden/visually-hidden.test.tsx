import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { VisuallyHidden } from './visually-hidden.tsx'

test('is part of the accessible name and takes no space', async () => {
  const screen = await render(
    <button type="button">
      1<VisuallyHidden> ticket</VisuallyHidden>
    </button>,
  )
  await expect.element(screen.getByRole('button', { name: '1 ticket' })).toBeVisible()
  expect(screen.getByText('ticket').element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
})

test('hides the element itself with asChild', async () => {
  const screen = await render(
    <VisuallyHidden asChild>
      <h2>Tickets</h2>
    </VisuallyHidden>,
  )
  expect(screen.getByRole('heading', { name: 'Tickets' }).element().parentElement?.tagName).not.toBe('SPAN')
})
