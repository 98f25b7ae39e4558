import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { AuthPanel } from './auth-panel.tsx'

test('on a page the other view is a link', async () => {
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

test('in a dialog it is a button', async () => {
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
