import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sent, serverForm } from '../form-state/form-suite.tsx'
import { ToggleGroup } from './toggle-group.tsx'

const options = [
  { value: 'mon', label: 'Mon' },
  { value: 'tue', label: 'Tue' },
  { value: 'wed', label: 'Wed' },
]

test('is a group of checkboxes, described by its hint and error', async () => {
  const screen = await render(
    <ToggleGroup label="Days" options={options} hint="All that suit" error="Choose one" />,
  )
  await expect
    .element(screen.getByRole('group', { name: 'Days' }))
    .toHaveAccessibleDescription('All that suit Choose one')
  await expect.element(screen.getByRole('checkbox', { name: 'Mon' })).toBeInvalid()
})

test('toggles with Space and reports the values in the order of the options', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <ToggleGroup label="Days" options={options} defaultValue={['wed']} onValueChange={onValueChange} />,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('checkbox', { name: 'Mon' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await screen.getByRole('checkbox', { name: 'Wed' }).click()
  expect(onValueChange.mock.calls).toEqual([[['mon', 'wed']], [['mon']]])
})

test('keeps the values of its owner', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <ToggleGroup label="Days" options={options} value={['wed']} onValueChange={onValueChange} />,
  )
  await screen.getByRole('checkbox', { name: 'Mon' }).click()
  expect(onValueChange).toHaveBeenCalledWith(['mon', 'wed'])
  await expect.element(screen.getByRole('checkbox', { name: 'Mon' })).not.toBeChecked()
})

test('is submitted before hydration, and keeps what was chosen until then', async () => {
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(
    <ToggleGroup
      label="Days"
      name="day"
      options={options}
      defaultValue={['mon']}
      onValueChange={onValueChange}
    />,
  )
  expect(sent(form, 'day')).toEqual(['mon'])
  form.querySelector<HTMLInputElement>('[value=wed]')?.click()
  await hydrate()
  expect(sent(form, 'day')).toEqual(['mon', 'wed'])
  expect(onValueChange.mock.calls).toEqual([[['mon', 'wed']]])
})

test('returns to its initial values when the form is reset', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <form>
      <ToggleGroup
        label="Days"
        name="day"
        options={options}
        defaultValue={['mon']}
        onValueChange={onValueChange}
      />
    </form>,
  )
  await screen.getByRole('checkbox', { name: 'Tue' }).click()
  screen.container.querySelector('form')?.reset()
  await expect.poll(() => onValueChange.mock.calls).toEqual([[['mon', 'tue']], [['mon']]])
  expect(sent(screen.container.querySelector('form'), 'day')).toEqual(['mon'])
})
