import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { TimeField } from './time-field.tsx'
import { findTimeField } from './time-field.testing.ts'

test('reports and submits the time of 24 hours', async () => {
  const onValueChange = vi.fn<(value: string) => void>()
  const screen = await render(
    <form>
      <TimeField label="Begins at" name="begin" hint="Where the event is" onValueChange={onValueChange} />
    </form>,
  )
  const { input, hint } = findTimeField(screen.container, 'Begins at')
  await screen.getByLabelText('Begins at').fill('14:30')
  expect(onValueChange).toHaveBeenLastCalledWith('14:30')
  expect([new FormData(input.form ?? undefined).get('begin'), hint()]).toEqual([
    '14:30',
    'Where the event is',
  ])
})

test('accepts times in its span and of its step', async () => {
  const screen = await render(
    <TimeField label="Begins at" min="08:00" max="20:00" minuteStep={15} defaultValue="07:45" />,
  )
  const { input } = findTimeField(screen.container, 'Begins at')
  expect(input.validity.rangeUnderflow).toBe(true)
  await screen.getByLabelText('Begins at').fill('08:10')
  expect(input.validity.stepMismatch).toBe(true)
  await screen.getByLabelText('Begins at').fill('08:15')
  expect(input.checkValidity()).toBe(true)
})

test('shows an error with its field', async () => {
  const screen = await render(<TimeField label="Begins at" error="Enter a time before the end" isRequired />)
  const { input, error } = findTimeField(screen.container, 'Begins at')
  expect([input.ariaInvalid, input.required, error()]).toEqual(['true', true, 'Enter a time before the end'])
})
