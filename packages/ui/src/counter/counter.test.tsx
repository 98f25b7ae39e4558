import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { renderToString } from 'react-dom/server'
import { Counter } from './counter.tsx'

test('counts up and down between min and max', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <Counter label="Seats" defaultValue={1} min={1} max={2} onValueChange={onValueChange} />,
  )
  const count = screen.getByRole('spinbutton', { name: 'Seats' })
  const more = screen.getByRole('button', { name: 'One more' })
  await more.click()
  await expect.element(count).toHaveValue(2)
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  await more.click({ force: true })
  await expect.element(count).toHaveValue(2)
  await screen.getByRole('button', { name: 'One less' }).click()
  expect(onValueChange.mock.calls).toEqual([[2], [1]])
})

test('supports the keys of a spin button', async () => {
  const screen = await render(<Counter label="Seats" max={9} />)
  const count = screen.getByRole('spinbutton', { name: 'Seats' })
  await count.click()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  await expect.element(count).toHaveValue(1)
})

test('clamps a typed number and restores the last number on blur if the field is empty', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <Counter label="Seats" defaultValue={3} min={1} max={14} onValueChange={onValueChange} />,
  )
  const count = screen.getByRole('spinbutton', { name: 'Seats' })
  await userEvent.fill(count, '40')
  expect(onValueChange).toHaveBeenLastCalledWith(14)
  await userEvent.tab()
  await expect.element(count).toHaveValue(14)
  await userEvent.clear(count)
  await userEvent.tab()
  await expect.element(count).toHaveValue(14)
})

test.each([
  ['40', 14, '40 is too high, so it was changed to 14.'],
  ['-5', 1, '-5 is too low, so it was changed to 1.'],
  ['2.6', 3, '2.6 was rounded to 3.'],
])('says what it made of %s', async (typed, expected, note) => {
  const screen = await render(<Counter label="Seats" defaultValue={3} min={1} max={14} />)
  const count = screen.getByRole('spinbutton', { name: 'Seats' })
  await userEvent.fill(count, typed)
  await userEvent.tab()
  await expect.element(count).toHaveValue(expected)
  await expect.element(screen.getByText(note)).toBeVisible()
  await expect.element(count).toHaveAccessibleDescription(note)
  await userEvent.fill(count, '2')
  await expect.element(screen.getByText(note)).not.toBeInTheDocument()
})

test('can be controlled by its owner', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<Counter label="Kits" value={2} onValueChange={onValueChange} />)
  await screen.getByRole('button', { name: 'One more' }).click()
  expect(onValueChange).toHaveBeenCalledWith(3)
  await expect.element(screen.getByRole('spinbutton')).toHaveValue(2)
})

test('displays and announces the number in the page’s digits', async () => {
  const formatNumber = (count: number) => new Intl.NumberFormat('fa').format(count)
  const screen = await render(<Counter label="صندلی" defaultValue={12} formatNumber={formatNumber} />)
  await expect.element(screen.getByText('۱۲')).toBeVisible()
  await expect.element(screen.getByRole('spinbutton')).toHaveAttribute('aria-valuetext', '۱۲')
})

test('renders a number input that forms submit before hydration', () => {
  const form = document.createElement('form')
  form.innerHTML = renderToString(<Counter label="Seats" name="count" defaultValue={2} min={1} max={14} />)
  expect(new FormData(form).get('count')).toBe('2')
  expect(form.querySelector('input')?.type).toBe('number')
})

test('keeps its count if it is read-only', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <Counter label="Seats" defaultValue={2} readOnly onValueChange={onValueChange} />,
  )
  for (const name of ['One more', 'One less']) {
    const button = screen.getByRole('button', { name })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
  }
  expect(onValueChange).not.toHaveBeenCalled()
})
