import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Spinner } from './spinner.tsx'

test('is hidden from assistive technology', async () => {
  const screen = await render(
    <p role="status">
      <Spinner /> Loading the lesson
    </p>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading the lesson')
  expect(screen.getByRole('img').query()).toBeNull()
})
