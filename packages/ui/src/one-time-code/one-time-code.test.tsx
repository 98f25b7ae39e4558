import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sent, serverForm } from '../form-state/form-suite.tsx'
import { OneTimeCode, type OneTimeCodeProps } from './one-time-code.tsx'

const set = async (props: Partial<OneTimeCodeProps> = {}) => {
  const onValueChange = vi.fn()
  const onComplete = vi.fn()
  const screen = await render(
    <form>
      <OneTimeCode
        label="Code"
        name="code"
        onValueChange={onValueChange}
        onComplete={onComplete}
        {...props}
      />
      <button type="reset">Reset</button>
    </form>,
  )
  const field = screen.getByRole('textbox', { name: 'Code' })
  return { screen, field, onValueChange, onComplete, form: screen.container.querySelector('form') }
}

test('takes digits one by one and reports the complete code once', async () => {
  const { field, onValueChange, onComplete, form } = await set({ length: 4 })
  await field.click()
  await userEvent.keyboard('1a2 34{Backspace}45')
  await expect.element(field).toHaveValue('1234')
  expect(onValueChange.mock.calls.flat()).toEqual(['1', '12', '123', '1234', '123', '1234'])
  expect(onComplete.mock.calls).toEqual([['1234'], ['1234']])
  expect(sent(form, 'code')).toEqual(['1234'])
})

test('takes a pasted or autofilled code with spaces, hyphens and Persian digits', async () => {
  const { field, onComplete } = await set()
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(field).toHaveAttribute('inputmode', 'numeric')
  await userEvent.fill(field, '۱۲۳ 4-56')
  await expect.element(field).toHaveValue('123456')
  expect(onComplete.mock.calls).toEqual([['123456']])
})

test('keeps the digits of its owner', async () => {
  const { field, onValueChange } = await set({ value: '12' })
  await userEvent.fill(field, '123')
  expect(onValueChange).toHaveBeenCalledWith('123')
  await expect.element(field).toHaveValue('12')
})

test('is described by its hint and error, and required', async () => {
  const { field, form } = await set({
    hint: 'From our e-mail',
    error: 'The code has expired',
    isRequired: true,
  })
  await expect.element(field).toHaveAccessibleDescription('From our e-mail The code has expired')
  await expect.element(field).toBeInvalid()
  expect(form?.checkValidity()).toBe(false)
  await userEvent.fill(field, '123')
  expect(form?.checkValidity()).toBe(false)
  await userEvent.fill(field, '123456')
  expect(form?.checkValidity()).toBe(true)
})

test('shows every digit in its cell, also the last one', async () => {
  const { field, screen } = await set()
  await userEvent.fill(field, '123456')
  const input = field.element()
  expect(input.scrollLeft).toBe(0)
  const cells = screen.container.querySelectorAll('[aria-hidden] > span')
  expect(cells).toHaveLength(6)
  const first = cells.item(0).getBoundingClientRect()
  const second = cells.item(1).getBoundingClientRect()
  const style = getComputedStyle(input)
  const canvas = document.createElement('canvas').getContext('2d')
  if (canvas) canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  const digit = canvas?.measureText('0').width ?? 0
  expect(Math.abs(Number.parseFloat(style.letterSpacing) + digit - (second.x - first.x))).toBeLessThan(1)
})

test('is submitted before hydration, and keeps what was typed until then', async () => {
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(<OneTimeCode label="Code" name="code" onValueChange={onValueChange} />)
  const input = form.querySelector('input')
  if (input) await userEvent.fill(input, '123')
  expect(sent(form, 'code')).toEqual(['123'])
  await hydrate()
  expect(sent(form, 'code')).toEqual(['123'])
  expect(input).toHaveFocus()
  expect(onValueChange.mock.calls).toEqual([['123']])
})

test('is emptied when the form is reset', async () => {
  const { screen, field, form } = await set()
  await userEvent.fill(field, '123')
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(field).toHaveValue('')
  expect(sent(form, 'code')).toEqual([''])
})
