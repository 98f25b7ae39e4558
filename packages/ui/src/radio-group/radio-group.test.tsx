import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderToString } from 'react-dom/server'
import { render } from 'vitest-browser-react'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'card', label: 'By card', hint: 'At once.' },
  { value: 'transfer', label: 'By bank transfer' },
]

afterEach(() => {
  document.documentElement.dir = ''
})

test('is named by its label, each option by its label and described by its hint', async () => {
  const screen = await render(<RadioGroup label="Payment" options={options} error="Choose one." />)
  await expect
    .element(screen.getByRole('radiogroup', { name: 'Payment' }))
    .toHaveAccessibleDescription('Choose one.')
  await expect.element(screen.getByRole('radio', { name: 'By card' })).toHaveAccessibleDescription('At once.')
})

test('selects a card by a click anywhere on it', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <RadioGroup label="Payment" options={options} variant="cards" onValueChange={onValueChange} />,
  )
  await screen.getByText('At once.').click()
  await expect.element(screen.getByRole('radio', { name: 'By card' })).toBeChecked()
  expect(onValueChange).toHaveBeenCalledWith('card')
})

test.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
])('in %s, %s selects the next option', async (dir, key) => {
  document.documentElement.dir = dir
  const screen = await render(<RadioGroup label="Payment" options={options} defaultValue="card" />)
  await screen.getByRole('radio', { name: 'By card' }).click()
  await userEvent.keyboard(key)
  await expect.element(screen.getByRole('radio', { name: 'By bank transfer' })).toBeChecked()
})

test('can be controlled by its owner', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <RadioGroup label="Payment" options={options} value="card" onValueChange={onValueChange} />,
  )
  await screen.getByRole('radio', { name: 'By bank transfer' }).click()
  expect(onValueChange).toHaveBeenCalledWith('transfer')
  await expect.element(screen.getByRole('radio', { name: 'By card' })).toBeChecked()
})

test('is submitted by a form before hydration', () => {
  const form = document.createElement('form')
  form.innerHTML = renderToString(
    <RadioGroup label="Payment" name="payment" options={options} defaultValue="transfer" />,
  )
  expect(new FormData(form).get('payment')).toBe('transfer')
})
