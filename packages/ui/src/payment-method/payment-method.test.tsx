import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PaymentMethod } from './payment-method.tsx'

const fields = <input aria-label="Card number" name="card" required />

test('selects card first and shows the provider’s fields', async () => {
  const screen = await render(<PaymentMethod cardFields={fields} />)
  await expect.element(screen.getByRole('group', { name: 'How would you like to pay?' })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /^Card/ })).toBeChecked()
  await expect.element(screen.getByRole('textbox', { name: 'Card number' })).toBeVisible()
})

test('changes with arrow keys; hides and disables the fields of the other method', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<PaymentMethod cardFields={fields} onValueChange={onValueChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(onValueChange.mock.calls).toEqual([['bank-transfer']])
  await expect.element(screen.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked()
  const card = screen.container.querySelector<HTMLInputElement>('[name="card"]')
  expect(card).not.toBeVisible()
  expect(card?.willValidate).toBe(false)
})

test('states how long an invoice is valid and that a provider is a test', async () => {
  const screen = await render(<PaymentMethod testLabel="Test till: no money moves" />)
  await expect.element(screen.getByRole('radio', { name: /7 days/ })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /Test till: no money moves/ })).toBeVisible()
})

test('offers only the given methods', async () => {
  const screen = await render(<PaymentMethod methods={['card']} />)
  await expect.element(screen.getByRole('radio')).toHaveAccessibleName(/^Card/)
})

test('can be controlled by its owner', async () => {
  const screen = await render(<PaymentMethod value="card" onValueChange={() => {}} />)
  await screen.getByText('Bank transfer').click()
  await expect.element(screen.getByRole('radio', { name: /^Card/ })).toBeChecked()
})

test('is part of a form before hydration', () => {
  const form = document.createElement('form')
  form.innerHTML = renderToString(<PaymentMethod defaultValue="bank-transfer" />)
  expect(new FormData(form).get('payment_method')).toBe('bank-transfer')
})
