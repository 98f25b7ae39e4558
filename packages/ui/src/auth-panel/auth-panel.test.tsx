import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { AuthPanel } from './auth-panel.tsx'

test('links to the other view on a page', async () => {
  const screen = await render(
    <AuthPanel
      title="Welcome back"
      social={<button type="button">Google</button>}
      socialLabel="or"
      switchPrompt="New here?"
      switchAction={<a href="#register" />}
      switchLabel="Create an account"
    >
      <form aria-label="Log in" />
    </AuthPanel>,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Google' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Create an account' }))
    .toHaveAttribute('href', '#register')
})

test('renders a button for the other view in a dialog', async () => {
  const onSwitch = vi.fn()
  const screen = await render(
    <AuthPanel
      title="Welcome back"
      level={2}
      switchAction={<button type="button" onClick={onSwitch} />}
      switchLabel="Create an account"
    >
      <form aria-label="Log in" />
    </AuthPanel>,
  )
  await screen.getByRole('button', { name: 'Create an account' }).click()
  expect(onSwitch).toHaveBeenCalledTimes(1)
})
