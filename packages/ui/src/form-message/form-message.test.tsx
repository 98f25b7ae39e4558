import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormMessage } from './form-message.tsx'

test('announces errors assertively and other messages politely', async () => {
  const screen = await render(<FormMessage tone="error">Please fill all fields!</FormMessage>)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please fill all fields!')
  await screen.rerender(<FormMessage tone="success">Your message is on its way.</FormMessage>)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Your message is on its way.')
  expect(screen.getByRole('alert').query()).toBeNull()
})
