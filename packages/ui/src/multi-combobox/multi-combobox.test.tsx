import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { runInAct } from '../conformance/run-in-act.ts'
import { sent, serverForm } from '../form-state/form-suite.tsx'
import { MultiCombobox, type ComboboxOption, type MultiComboboxProps } from './multi-combobox.tsx'

const options = [
  { value: 'bob', label: 'Bob', group: 'Cuts' },
  { value: 'pixie', label: 'Pixie', group: 'Cuts' },
  { value: 'braid', label: 'Braid', group: 'Updos' },
]

const set = async (props: Partial<MultiComboboxProps> = {}) => {
  const onValueChange = vi.fn()
  const screen = await render(
    <form>
      <MultiCombobox
        label="Interests"
        name="interest"
        options={options}
        onValueChange={onValueChange}
        {...props}
      />
      <button type="reset">Reset</button>
    </form>,
  )
  const field = screen.getByRole('combobox', { name: 'Interests' })
  const data = () => sent(screen.container.querySelector('form'), 'interest')
  return { screen, field, onValueChange, data }
}

test('selects several options by keys; each is a tag and submitted', async () => {
  const { screen, field, onValueChange, data } = await set()
  await field.click()
  await userEvent.keyboard('br{Enter}')
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onValueChange.mock.calls).toEqual([[['braid']], [['braid', 'bob']]])
  expect(data()).toEqual(['braid', 'bob'])
  await expect.element(screen.getByRole('button', { name: 'Remove Braid' })).toBeVisible()
})

test('marks selected options in the list, and clears one that is chosen again', async () => {
  const { screen, field, data } = await set({ defaultValue: ['bob'] })
  await field.click()
  const option = screen.getByRole('option', { name: 'Bob' })
  await expect.element(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
  await expect.element(option).toHaveAttribute('aria-selected', 'true')
  await option.click()
  await expect.element(option).toHaveAttribute('aria-selected', 'false')
  expect(data()).toEqual([])
})

test('puts options of a group under a heading that names the group', async () => {
  const { screen, field } = await set()
  await field.click()
  const cuts = screen.getByRole('group', { name: 'Cuts' })
  expect(cuts.getByRole('option').elements()).toHaveLength(2)
  await userEvent.keyboard('b')
  const found = screen.getByRole('option').elements()
  expect(found.map((option) => option.textContent)).toEqual(['Bob', 'Braid'])
})

test('removes a tag by its button or by Backspace, announces it, and keeps the focus in the field', async () => {
  const { screen, field, data } = await set({ defaultValue: ['bob', 'braid'] })
  await screen.getByRole('button', { name: 'Remove Bob' }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Bob removed')
  expect(data()).toEqual(['braid'])
  await userEvent.keyboard('{Backspace}')
  expect(data()).toEqual([])
})

test('discards typed text on Escape and when the field is left', async () => {
  const { screen, field } = await set()
  await userEvent.fill(field, 'pi')
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 option')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

test('keeps the values of its owner', async () => {
  const { field, onValueChange, data } = await set({ value: ['bob'] })
  await field.click()
  await userEvent.keyboard('br{Enter}')
  expect(onValueChange).toHaveBeenCalledWith(['bob', 'braid'])
  expect(data()).toEqual(['bob'])
})

function Cities() {
  const [found, setFound] = useState<ComboboxOption[]>([])
  const [query, setQuery] = useState('')
  const answer = () => setFound([{ value: query, label: `${query} city` }])
  return (
    <>
      <button type="button" onPointerDown={(event) => event.preventDefault()} onClick={answer}>
        Answer
      </button>
      <MultiCombobox
        label="Cities"
        options={found}
        isLoading={query !== '' && found[0]?.value !== query}
        onSearch={setQuery}
      />
    </>
  )
}

test('asks its owner for options, says that they are loading, and remembers the selected ones', async () => {
  const screen = await render(<Cities />)
  const field = screen.getByRole('combobox', { name: 'Cities' })
  for (const city of ['Porto', 'Lyon']) {
    await field.click()
    await userEvent.keyboard(city)
    await expect.element(screen.getByRole('status')).toHaveTextContent('Searching…')
    await screen.getByRole('button', { name: 'Answer' }).click()
    await expect.element(screen.getByRole('status')).toHaveTextContent('1 option')
    await screen.getByRole('option', { name: `${city} city` }).click()
  }
  await expect.element(screen.getByRole('button', { name: 'Remove Porto city' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Remove Lyon city' })).toBeVisible()
})

test('Enter before the options have come selects the first of them', async () => {
  const screen = await render(<Cities />)
  await screen.getByRole('combobox', { name: 'Cities' }).click()
  await userEvent.keyboard('Porto{Enter}')
  await screen.getByRole('button', { name: 'Answer' }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove Porto city' })).toBeVisible()
})

test('is a native list before hydration, and keeps what was chosen in it', async () => {
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(
    <MultiCombobox
      label="Interests"
      name="interest"
      options={options}
      defaultValue={['bob']}
      onValueChange={onValueChange}
    />,
  )
  expect(sent(form, 'interest')).toEqual(['bob'])
  await userEvent.selectOptions(form.querySelector('select') ?? form, ['bob', 'braid'])
  await hydrate()
  expect(sent(form, 'interest')).toEqual(['bob', 'braid'])
  expect(onValueChange.mock.calls).toEqual([[['bob', 'braid']]])
})

test('reports a choice before hydration once, and keeps the controlled values if its owner refuses it', async () => {
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(
    <MultiCombobox
      label="Interests"
      name="interest"
      options={options}
      value={['bob']}
      onValueChange={onValueChange}
    />,
  )
  await userEvent.selectOptions(form.querySelector('select') ?? form, ['bob', 'braid'])
  await hydrate()
  expect(sent(form, 'interest')).toEqual(['bob'])
  expect(onValueChange.mock.calls).toEqual([[['bob', 'braid']]])
})

test('returns to its initial values when the form is reset', async () => {
  const { screen, field, data } = await set({ defaultValue: ['bob'] })
  await field.click()
  await userEvent.keyboard('br{Enter}{Escape}')
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(data).toEqual(['bob'])
})

test('is required until something is selected, and described by its hint and error', async () => {
  const { screen, field } = await set({ isRequired: true, hint: 'Up to five', error: 'Choose one' })
  await expect.element(field).toBeRequired()
  await expect.element(field).toHaveAccessibleDescription('Up to five Choose one')
  await field.click()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(screen.container.querySelector('form')?.checkValidity()).toBe(true)
})

test('keeps its options if it is read-only', async () => {
  const { screen, field, data } = await set({ readOnly: true, defaultValue: ['bob'] })
  await expect.element(screen.getByRole('button', { name: 'Remove Bob' })).toBeDisabled()
  await field.click()
  await userEvent.keyboard('{Backspace}{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument()
  expect(data()).toEqual(['bob'])
})

test('leaves its keys to an input method that is composing', async () => {
  const { field, data } = await set({ defaultValue: ['bob'] })
  await userEvent.fill(field, 'pix')
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })
  await runInAct(() => field.element().dispatchEvent(enter))
  await expect.element(field).toHaveValue('pix')
  expect(data()).toEqual(['bob'])
})
