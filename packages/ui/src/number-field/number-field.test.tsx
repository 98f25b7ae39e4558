import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sent, serverForm } from '../form-state/form-suite.tsx'
import { fa } from '../message-packs/fa.ts'
import { MessagesProvider } from '../messages/messages.tsx'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

const set = async (props: Partial<NumberFieldProps> = {}) => {
  const onValueChange = vi.fn()
  const screen = await render(
    <form>
      <NumberField label="Price" name="price" onValueChange={onValueChange} {...props} />
      <button type="reset">Reset</button>
    </form>,
  )
  const form = () => screen.container.querySelector('form')
  return { screen, onValueChange, field: screen.getByRole('spinbutton', { name: 'Price' }), form }
}

test('shows the number in the locale and submits it plainly', async () => {
  const { field, form, onValueChange, screen } = await set({
    locale: 'de',
    currency: 'EUR',
    defaultValue: 1234.5,
  })
  await expect.element(field).toHaveValue('1.234,50')
  await expect.element(screen.getByText('€')).toBeVisible()
  expect(field.element().getAttribute('aria-valuetext')).toMatch(/^1\.234,50\s€$/)
  await userEvent.fill(field, '99,9')
  await userEvent.tab()
  await expect.element(field).toHaveValue('99,90')
  expect(sent(form(), 'price')).toEqual(['99.9'])
  expect(onValueChange).toHaveBeenLastCalledWith(99.9)
})

test('accepts Persian digits and shows them', async () => {
  const { field, form } = await set({ locale: 'fa', unit: 'دقیقه' })
  await userEvent.fill(field, '۱۲۰۰')
  await userEvent.tab()
  await expect.element(field).toHaveValue('۱٬۲۰۰')
  expect(sent(form(), 'price')).toEqual(['1200'])
})

test('is a spin button: arrow and page keys change it within its limits', async () => {
  const { field, onValueChange } = await set({ min: 5, max: 40, step: 5, unit: 'minutes' })
  await field.click()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{PageUp}')
  expect(onValueChange.mock.calls).toEqual([[5], [10], [5], [40]])
  await expect.element(field).toHaveAttribute('aria-valuetext', '40 minutes')
  await expect.element(field).toHaveAttribute('aria-valuemax', '40')
})

test('limits a typed number when the field is left, and reports none beyond the limits', async () => {
  const { field, onValueChange } = await set({ max: 100 })
  await userEvent.fill(field, '250')
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect.element(field).toHaveValue('100')
  expect(onValueChange.mock.calls).toEqual([[100]])
})

test.each([
  [{ max: 100_000 }, '999999', '100,000', '999999 is too high, so it was changed to 100,000.'],
  [{ min: 0 }, '-5', '0', '-5 is too low, so it was changed to 0.'],
  [{ decimals: 2 }, '12.345', '12.35', '12.345 was rounded to 12.35.'],
  [{ defaultValue: 7 }, '1-2', '7', '“1-2” is not a number.'],
])('with %o says what it made of %s', async (props, typed, shown, note) => {
  const { field, screen } = await set(props)
  await userEvent.fill(field, typed)
  await userEvent.tab()
  await expect.element(field).toHaveValue(shown)
  await expect.element(screen.getByText(note)).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription(note)
  await userEvent.fill(field, '1')
  await expect.element(screen.getByText(note)).not.toBeInTheDocument()
})

test('says it in the language of the page', async () => {
  const screen = await render(
    <MessagesProvider messages={fa}>
      <NumberField label="قیمت" locale="fa" max={100} />
    </MessagesProvider>,
  )
  await userEvent.fill(screen.getByRole('spinbutton'), '۲۵۰')
  await userEvent.tab()
  await expect.element(screen.getByText('۲۵۰ بیش از حد مجاز بود و به ۱۰۰ تغییر کرد.')).toBeVisible()
})

test('ignores letters and can be emptied', async () => {
  const { field, form, onValueChange } = await set({ defaultValue: 7 })
  await field.click()
  await userEvent.keyboard('{End}x')
  await expect.element(field).toHaveValue('7')
  await userEvent.clear(field)
  await userEvent.tab()
  expect(onValueChange.mock.calls).toEqual([[null]])
  expect(sent(form(), 'price')).toEqual([''])
})

test('is described by its hint and error, and required', async () => {
  const { field } = await set({ hint: 'Without tax', error: 'Enter a price', isRequired: true })
  await expect.element(field).toHaveAccessibleDescription('Without tax Enter a price')
  await expect.element(field).toBeInvalid()
  await expect.element(field).toBeRequired()
})

test('is a number input before hydration, and keeps what was typed in it and the focus', async () => {
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(
    <NumberField label="Price" name="price" currency="EUR" defaultValue={5} onValueChange={onValueChange} />,
  )
  const input = form.querySelector('input')
  expect(input?.type).toBe('number')
  if (input) await userEvent.fill(input, '12.5')
  expect(sent(form, 'price')).toEqual(['12.5'])
  await hydrate()
  expect(sent(form, 'price')).toEqual(['12.5'])
  expect(form.querySelector('[role=spinbutton]')).toHaveValue('12.50')
  expect(form.querySelector('[role=spinbutton]')).toHaveFocus()
  expect(onValueChange.mock.calls).toEqual([[12.5]])
})

test('returns to its initial number when the form is reset', async () => {
  const { screen, field, form } = await set({ defaultValue: 5 })
  await userEvent.fill(field, '8')
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(field).toHaveValue('5')
  expect(sent(form(), 'price')).toEqual(['5'])
})

test('submits nothing in a disabled fieldset', async () => {
  const screen = await render(
    <form>
      <fieldset disabled>
        <NumberField label="Price" name="price" defaultValue={5} />
      </fieldset>
    </form>,
  )
  await expect.element(screen.getByRole('spinbutton')).toBeDisabled()
  expect(sent(screen.container.querySelector('form'), 'price')).toEqual([])
})

test.each(['by Enter', 'by its button'])(
  'a form is not sent %s before a changed number was seen',
  async (how) => {
    const submitted: string[][] = []
    const screen = await render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submitted.push(sent(event.currentTarget, 'price'))
        }}
      >
        <NumberField label="Price" name="price" max={100} />
        <button type="submit">Save</button>
      </form>,
    )
    const field = screen.getByRole('spinbutton', { name: 'Price' })
    const submit = () =>
      how === 'by Enter'
        ? userEvent.keyboard('{Enter}')
        : screen.getByRole('button', { name: 'Save' }).click()
    await userEvent.fill(field, '500')
    await submit()
    await expect.element(field).toHaveValue('100')
    await expect.element(screen.getByText('500 is too high, so it was changed to 100.')).toBeVisible()
    expect(submitted).toEqual([])
    await submit()
    expect(submitted).toEqual([['100']])
  },
)
