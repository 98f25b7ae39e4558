import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextareaField } from './textarea-field.tsx'

test('is named, described, and told wrong', async () => {
  const screen = await render(<TextareaField label="About me" hint="Public" error="Too long" />)
  const field = screen.getByRole('textbox', { name: 'About me' })
  await expect.element(field).toHaveAccessibleDescription('Public Too long')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

test('grows with what is typed', async () => {
  const screen = await render(<TextareaField label="About me" />)
  const field = screen.getByRole('textbox')
  const before = field.element().getBoundingClientRect().height
  await userEvent.fill(field, 'line\n'.repeat(7))
  expect(field.element().getBoundingClientRect().height).toBeGreaterThan(before)
})
