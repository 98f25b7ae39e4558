import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sent, serverForm } from '../form-state/form-suite.tsx'
import { SegmentedControl } from './segmented-control.tsx'

const options = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year', isDisabled: true },
]

afterEach(() => {
  document.documentElement.dir = ''
})

test('is a radio group named by its label and described by its hint and error', async () => {
  const screen = await render(
    <SegmentedControl label="Period" options={options} hint="Of events" error="Choose one" isRequired />,
  )
  const group = screen.getByRole('radiogroup', { name: 'Period' })
  await expect.element(group).toHaveAccessibleDescription('Of events Choose one')
  await expect.element(group).toHaveAttribute('aria-required', 'true')
  await expect.element(screen.getByRole('radio', { name: 'Year' })).toBeDisabled()
})

test.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
])('in %s, %s selects the next option', async (dir, key) => {
  document.documentElement.dir = dir
  const onValueChange = vi.fn()
  const screen = await render(
    <SegmentedControl label="Period" options={options} defaultValue="week" onValueChange={onValueChange} />,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('radio', { name: 'Week' })).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(screen.getByRole('radio', { name: 'Month' })).toBeChecked()
  expect(onValueChange.mock.calls).toEqual([['month']])
})

test('keeps the value of its owner', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <SegmentedControl label="Period" options={options} value="week" onValueChange={onValueChange} />,
  )
  await screen.getByRole('radio', { name: 'Month' }).click()
  expect(onValueChange).toHaveBeenCalledWith('month')
  await expect.element(screen.getByRole('radio', { name: 'Week' })).toBeChecked()
})

test('is submitted before hydration, and keeps what was chosen until then', async () => {
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(
    <SegmentedControl
      label="Period"
      name="period"
      options={options}
      defaultValue="week"
      onValueChange={onValueChange}
    />,
  )
  expect(sent(form, 'period')).toEqual(['week'])
  form.querySelector<HTMLInputElement>('[value=month]')?.click()
  await hydrate()
  expect(sent(form, 'period')).toEqual(['month'])
  expect(onValueChange.mock.calls).toEqual([['month']])
})

test('returns to its initial value when the form is reset, and reports it', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <form>
      <SegmentedControl label="Period" options={options} defaultValue="week" onValueChange={onValueChange} />
      <button type="reset">Reset</button>
    </form>,
  )
  await screen.getByRole('radio', { name: 'Month' }).click()
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Week' })).toBeChecked()
  await expect.poll(() => onValueChange.mock.calls).toEqual([['month'], ['week']])
})

test('is disabled by a fieldset around it', async () => {
  const screen = await render(
    <fieldset disabled>
      <SegmentedControl label="Period" options={options} />
    </fieldset>,
  )
  await expect.element(screen.getByRole('radio', { name: 'Week' })).toBeDisabled()
})
