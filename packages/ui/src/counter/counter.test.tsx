import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { renderToString } from 'react-dom/server'
import { Counter } from './counter.tsx'

test('counts up and down between its ends', async () => {
  const onChange = vi.fn()
  const screen = await render(<Counter label="Seats" defaultValue={1} min={1} max={2} onChange={onChange} />)
  const count = screen.getByRole('spinbutton', { name: 'Seats' })
  const more = screen.getByRole('button', { name: 'One more' })
  await more.click()
  await expect.element(count).toHaveValue(2)
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  await more.click({ force: true })
  await expect.element(count).toHaveValue(2)
  await screen.getByRole('button', { name: 'One less' }).click()
  expect(onChange.mock.calls).toEqual([[2], [1]])
})

test('the keys of a spin button work', async () => {
  const screen = await render(<Counter label="Seats" max={9} />)
  const count = screen.getByRole('spinbutton', { name: 'Seats' })
  await count.click()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  await expect.element(count).toHaveValue(1)
})

test('a typed number is brought within the ends; an emptied field falls back when it is left', async () => {
  const onChange = vi.fn()
  const screen = await render(<Counter label="Seats" defaultValue={3} min={1} max={14} onChange={onChange} />)
  const count = screen.getByRole('spinbutton', { name: 'Seats' })
  await userEvent.fill(count, '40')
  expect(onChange).toHaveBeenLastCalledWith(14)
  await userEvent.tab()
  await expect.element(count).toHaveValue(14)
  await userEvent.clear(count)
  await userEvent.tab()
  await expect.element(count).toHaveValue(14)
})

test('its owner may hold the count', async () => {
  const onChange = vi.fn()
  const screen = await render(<Counter label="Kits" value={2} onChange={onChange} />)
  await screen.getByRole('button', { name: 'One more' }).click()
  expect(onChange).toHaveBeenCalledWith(3)
  await expect.element(screen.getByRole('spinbutton')).toHaveValue(2)
})

test('is seen and heard in the page’s own digits', async () => {
  const formatNumber = (count: number) => new Intl.NumberFormat('fa').format(count)
  const screen = await render(<Counter label="صندلی" defaultValue={12} formatNumber={formatNumber} />)
  await expect.element(screen.getByText('۱۲')).toBeVisible()
  await expect.element(screen.getByRole('spinbutton')).toHaveAttribute('aria-valuetext', '۱۲')
})

test('before scripts it is a number input that a form sends', () => {
  const form = document.createElement('form')
  form.innerHTML = renderToString(<Counter label="Seats" name="count" defaultValue={2} min={1} max={14} />)
  expect(new FormData(form).get('count')).toBe('2')
  expect(form.querySelector('input')?.type).toBe('number')
})
