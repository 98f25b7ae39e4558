import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextareaField } from './textarea-field.tsx'

test('has a name and a description and is marked as invalid', async () => {
  const screen = await render(<TextareaField label="About me" hint="Public" error="Too long" />)
  const field = screen.getByRole('textbox', { name: 'About me' })
  await expect.element(field).toHaveAccessibleDescription('Public Too long')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

test('starts with the given number of lines', async () => {
  const heightOf = async (rows?: number) => {
    const screen = await render(<TextareaField label={`${rows} rows`} {...(rows ? { rows } : {})} />)
    const field = screen.getByRole('textbox', { name: `${rows} rows` }).element()
    return field.getBoundingClientRect().height
  }
  const [oneRow, standard, fiveRows] = [await heightOf(1), await heightOf(), await heightOf(5)]
  expect(oneRow).toBeGreaterThanOrEqual(44)
  expect(fiveRows - standard).toBeCloseTo(standard - oneRow, 0)
  expect(standard).toBeGreaterThan(oneRow + 40)
})

test('grows with its content', async () => {
  const screen = await render(<TextareaField label="About me" />)
  const field = screen.getByRole('textbox')
  const before = field.element().getBoundingClientRect().height
  await userEvent.fill(field, 'line\n'.repeat(7))
  expect(field.element().getBoundingClientRect().height).toBeGreaterThan(before)
})
