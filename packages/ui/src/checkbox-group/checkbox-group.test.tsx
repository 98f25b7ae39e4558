import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sent, serverForm } from '../form-state/form-suite.tsx'
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx'

const options = [
  { value: 'fri', label: 'Friday', isDisabled: true },
  { value: 'sat', label: 'Saturday', hint: 'From nine' },
  { value: 'sun', label: 'Sunday' },
]

const set = async (props: Partial<CheckboxGroupProps> = {}) => {
  const onValueChange = vi.fn()
  const screen = await render(
    <form>
      <CheckboxGroup label="Days" name="day" options={options} onValueChange={onValueChange} {...props} />
    </form>,
  )
  return { screen, onValueChange, form: screen.container.querySelector('form') }
}

test('is a group named by its label, each option described by its hint', async () => {
  const { screen } = await set({ error: 'Choose one' })
  await expect.element(screen.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription('Choose one')
  await expect
    .element(screen.getByRole('checkbox', { name: 'Saturday' }))
    .toHaveAccessibleDescription('From nine')
})

test('the checkbox for all is half checked while only some are', async () => {
  const { screen, onValueChange, form } = await set({ allLabel: 'All days' })
  const all = screen.getByRole('checkbox', { name: 'All days' })
  await expect.element(all).not.toBeChecked()
  await screen.getByRole('checkbox', { name: 'Sunday' }).click()
  await expect.element(all).toBePartiallyChecked()
  await all.click()
  await expect.element(all).toBeChecked()
  expect(sent(form, 'day')).toEqual(['sat', 'sun'])
  await userEvent.keyboard(' ')
  await expect.element(all).not.toBeChecked()
  await expect.element(all).not.toBePartiallyChecked()
  expect(onValueChange.mock.calls).toEqual([[['sun']], [['sat', 'sun']], [[]]])
})

test('the checkbox for all leaves disabled options unchanged', async () => {
  const { screen, onValueChange } = await set({ allLabel: 'All days', defaultValue: ['fri'] })
  await screen.getByRole('checkbox', { name: 'All days' }).click()
  await screen.getByRole('checkbox', { name: 'All days' }).click()
  expect(onValueChange.mock.calls).toEqual([[['fri', 'sat', 'sun']], [['fri']]])
})

test('requires one of them, and any is enough', async () => {
  const { screen, form } = await set({ isRequired: true })
  expect(form?.checkValidity()).toBe(false)
  await screen.getByRole('checkbox', { name: 'Sunday' }).click()
  expect(form?.checkValidity()).toBe(true)
})

test('keeps the values of its owner', async () => {
  const { screen, onValueChange } = await set({ value: ['sun'] })
  await screen.getByRole('checkbox', { name: 'Saturday' }).click()
  expect(onValueChange).toHaveBeenCalledWith(['sat', 'sun'])
  await expect.element(screen.getByRole('checkbox', { name: 'Saturday' })).not.toBeChecked()
})

test('is submitted before hydration, and keeps what was chosen until then', async () => {
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(
    <CheckboxGroup
      label="Days"
      name="day"
      allLabel="All days"
      options={options}
      onValueChange={onValueChange}
    />,
  )
  form.querySelector<HTMLInputElement>('[value=sat]')?.click()
  expect(sent(form, 'day')).toEqual(['sat'])
  await hydrate()
  expect(sent(form, 'day')).toEqual(['sat'])
  expect(onValueChange.mock.calls).toEqual([[['sat']]])
})

test('returns to its initial values when the form is reset', async () => {
  const { screen, form } = await set({ allLabel: 'All days', defaultValue: ['sat'] })
  await screen.getByRole('checkbox', { name: 'Sunday' }).click()
  form?.reset()
  await expect.element(screen.getByRole('checkbox', { name: 'All days' })).toBePartiallyChecked()
  expect(sent(form, 'day')).toEqual(['sat'])
  await screen.getByRole('checkbox', { name: 'Sunday' }).click()
  expect(sent(form, 'day')).toEqual(['sat', 'sun'])
})
