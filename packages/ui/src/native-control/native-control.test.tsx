import { expect, test, vi } from 'vitest'
import { serverForm } from '../form-state/form-suite.tsx'
import { NativeInput } from './native-input.tsx'
import { NativeSelect } from './native-select.tsx'
import { NativeTextarea } from './native-textarea.tsx'

const options = ['de', 'fr', 'it'].map((value) => <option key={value}>{value}</option>)

type Report = (value: string) => void

const controls = [
  {
    name: 'NativeInput',
    render: (onValueChange: Report) => (
      <NativeInput aria-label="City" defaultValue="de" onValueChange={onValueChange} />
    ),
  },
  {
    name: 'NativeTextarea',
    render: (onValueChange: Report) => (
      <NativeTextarea aria-label="City" defaultValue="de" onValueChange={onValueChange} />
    ),
  },
  {
    name: 'NativeSelect',
    render: (onValueChange: Report) => (
      <NativeSelect aria-label="City" defaultValue="de" onValueChange={onValueChange}>
        {options}
      </NativeSelect>
    ),
  },
]

const controlOf = (form: HTMLFormElement) => {
  const control = form.querySelector<HTMLInputElement>('[aria-label]')
  if (!control) throw new Error('There is no control.')
  return control
}

test.each(controls)('$name: reports once what was entered before hydration', async ({ render }) => {
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(render(onValueChange))
  controlOf(form).value = 'it'
  await hydrate()
  expect(controlOf(form).value).toBe('it')
  expect(onValueChange.mock.calls).toEqual([['it']])
})

test.each(controls)('$name: reports nothing if nothing was entered', async ({ render }) => {
  const onValueChange = vi.fn()
  const { hydrate } = serverForm(render(onValueChange))
  await hydrate()
  expect(onValueChange).not.toHaveBeenCalled()
})

test.each(controls)('$name: reports the initial value when its form is reset', async ({ render }) => {
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(render(onValueChange))
  controlOf(form).value = 'it'
  await hydrate()
  form.reset()
  await expect.poll(() => onValueChange.mock.calls).toEqual([['it'], ['de']])
  expect(controlOf(form).value).toBe('de')
})

test.each([
  ['NativeInput', <NativeInput key="input" aria-label="City" defaultValue="Rom" />],
  ['NativeTextarea', <NativeTextarea key="textarea" aria-label="City" defaultValue="Rom" />],
])('%s: keeps the selection of the text that was entered before hydration', async (_, field) => {
  const { form, hydrate } = serverForm(field)
  const control = controlOf(form)
  control.focus()
  control.value = 'Berlin'
  control.setSelectionRange(1, 5)
  await hydrate()
  expect(control.value).toBe('Berlin')
  expect([control.selectionStart, control.selectionEnd]).toEqual([1, 5])
  expect(document.activeElement).toBe(control)
})

test('NativeInput: reports a checkbox that was checked before hydration', async () => {
  const onCheckedChange = vi.fn()
  const { form, hydrate } = serverForm(
    <NativeInput type="checkbox" aria-label="Terms" onCheckedChange={onCheckedChange} />,
  )
  controlOf(form).checked = true
  await hydrate()
  expect(onCheckedChange.mock.calls).toEqual([[true]])
  expect(controlOf(form).checked).toBe(true)
})

test('NativeInput: an owner that refuses what was entered before hydration keeps its value', async () => {
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(
    <NativeInput aria-label="City" value="de" onValueChange={onValueChange} />,
  )
  controlOf(form).value = 'it'
  await hydrate()
  expect(onValueChange.mock.calls).toEqual([['it']])
  await expect.poll(() => controlOf(form).value).toBe('de')
})

test('NativeSelect: keeps several options that were selected before hydration', async () => {
  const { form, hydrate } = serverForm(
    <NativeSelect multiple aria-label="Cities" name="city" defaultValue={['de']}>
      {options}
    </NativeSelect>,
  )
  for (const option of form.querySelectorAll('option')) option.selected = option.value !== 'fr'
  await hydrate()
  expect(new FormData(form).getAll('city')).toEqual(['de', 'it'])
})
