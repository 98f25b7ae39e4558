import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { renderToString } from 'react-dom/server'
import { PasswordField } from './password-field.tsx'

test('shows and hides the password without losing it', async () => {
  const screen = await render(<PasswordField label="Password" />)
  const input = screen.getByLabelText('Password', { exact: true })
  await input.fill('chignon!')
  await expect.element(input).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveValue('chignon!')
  await screen.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
})

test('submits the form on Enter instead of showing the password', async () => {
  let submitted = 0
  const screen = await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted += 1
      }}
    >
      <PasswordField label="Password" />
      <button type="submit">Log in</button>
    </form>,
  )
  screen.getByLabelText('Password', { exact: true }).element().focus()
  await userEvent.keyboard('chignon!{Enter}')
  expect(submitted).toBe(1)
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'password')
})

test('is a password field without the button before hydration', () => {
  const html = renderToString(<PasswordField label="Password" />)
  expect(html).toContain('type="password"')
  expect(html).not.toContain('<button')
})
