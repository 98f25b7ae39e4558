import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { canvas, runInAct } from '../conformance/run-in-act.ts'
import { Combobox } from './combobox.tsx'

const options = [
  { value: 'ES', label: 'España' },
  { value: 'EE', label: 'Estonia' },
  { value: 'PT', label: 'Portugal' },
]

const set = async (props: Partial<Parameters<typeof Combobox>[0]> = {}) => {
  const onValueChange = vi.fn()
  const screen = await render(
    <form>
      <Combobox label="Country" name="country" options={options} onValueChange={onValueChange} {...props} />
      <button type="button">Next</button>
    </form>,
  )
  const form = () => new FormData(screen.container.querySelector('form') ?? undefined).get('country')
  return { screen, onValueChange, form, field: screen.getByRole('combobox', { name: 'Country' }) }
}

test('filters the list by the typed text and selects the active option on Enter', async () => {
  const { screen, field, onValueChange, form } = await set()
  await field.click()
  expect(screen.getByRole('option').elements()).toHaveLength(3)
  await userEvent.keyboard('es')
  expect(
    screen
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['España', 'Estonia'])
  await userEvent.keyboard('{ArrowDown}')
  const marked = screen.getByRole('option', { name: 'Estonia' }).element()
  await expect.element(field).toHaveAttribute('aria-activedescendant', marked.id)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Estonia')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(onValueChange.mock.calls).toEqual([['EE']])
  expect(form()).toBe('EE')
})

test('renders its options when it is opened for the first time', async () => {
  const { screen, field } = await set()
  const rendered = () => screen.container.querySelectorAll('[role="option"]').length
  expect(rendered()).toBe(0)
  await field.click()
  expect(rendered()).toBe(3)
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(rendered()).toBe(3)
})

test('selects by click and keeps the focus in the field', async () => {
  const { screen, field, onValueChange } = await set({ defaultValue: 'ES' })
  await field.click()
  await expect
    .element(screen.getByRole('option', { name: 'España' }))
    .toHaveAttribute('aria-selected', 'true')
  await screen.getByRole('option', { name: 'Portugal' }).click()
  expect(onValueChange).toHaveBeenCalledWith('PT')
  await expect.element(field).toHaveFocus()
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument()
})

test('discards unselected text on Escape and on blur', async () => {
  const { screen, field, form } = await set({ defaultValue: 'PT' })
  await userEvent.fill(field, 'Esto')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('Portugal')
  await userEvent.fill(field, 'nowhere')
  await expect.element(screen.getByText('Nothing found')).toBeVisible()
  await userEvent.tab()
  await expect.element(field).toHaveValue('Portugal')
  expect(form()).toBe('PT')
})

test('renders a select of the same name before hydration', () => {
  const form = document.createElement('form')
  form.innerHTML = renderToString(
    <Combobox label="Country" name="country" options={options} defaultValue="PT" />,
  )
  expect(new FormData(form).get('country')).toBe('PT')
})

test('keeps the option chosen before hydration, and the focus', async () => {
  const onValueChange = vi.fn()
  const app = <Combobox label="Country" name="country" options={options} onValueChange={onValueChange} />
  const element = canvas(onTestFinished)
  const form = document.createElement('form')
  element.append(form)
  form.innerHTML = renderToString(app)
  const select = form.querySelector('select')
  await userEvent.selectOptions(select ?? form, 'Portugal')
  select?.focus()
  await runInAct(() => {
    const root = hydrateRoot(form, app)
    onTestFinished(() => root.unmount())
  })
  const field = form.querySelector('[role=combobox]')
  expect(field).toHaveValue('Portugal')
  expect(field).toHaveFocus()
  expect(new FormData(form).get('country')).toBe('PT')
  expect(onValueChange.mock.calls).toEqual([['PT']])
})

test('can be emptied, unless it is required', async () => {
  const optional = await set({ defaultValue: 'PT' })
  await userEvent.clear(optional.field)
  await userEvent.tab()
  await expect.element(optional.field).toHaveValue('')
  expect(optional.form()).toBe('')
  expect(optional.onValueChange.mock.calls).toEqual([['']])
  await optional.screen.unmount()
  const required = await set({ defaultValue: 'PT', isRequired: true })
  await userEvent.clear(required.field)
  await userEvent.tab()
  await expect.element(required.field).toHaveValue('Portugal')
  expect(required.onValueChange).not.toHaveBeenCalled()
})

test('announces the number of matching options while the user types', async () => {
  const { screen, field } = await set({ labels: { resultCount: (count) => `${count} countries` } })
  const status = screen.getByRole('status')
  await field.click()
  await expect.element(status).toHaveTextContent('')
  await userEvent.keyboard('es')
  await expect.element(status).toHaveTextContent('2 countries')
  await userEvent.keyboard('x')
  await expect.element(status).toHaveTextContent('0 countries')
  await userEvent.keyboard('{Escape}')
  await expect.element(status).toHaveTextContent('')
})

test('selects a completely typed label on blur', async () => {
  const { field, form } = await set()
  await userEvent.fill(field, 'espana')
  await userEvent.tab()
  await expect.element(field).toHaveValue('España')
  expect(form()).toBe('ES')
})

test('lets the browser fill it in, also without the focus', async () => {
  const { screen, field, form } = await set({ autoComplete: 'country-name' })
  const input = field.element()
  expect(input).toHaveAttribute('autocomplete', 'country-name')
  // Sets the value as the browser does: React overrides the property of the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Estonia')
  await runInAct(() => void input.dispatchEvent(new InputEvent('input', { bubbles: true })))
  expect(form()).toBe('EE')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('option').query()).toBeNull()
})

test('opens a long list at the selected option', async () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ value: `${index}`, label: `Salon ${index}` }))
  const { screen, field } = await set({ options: many, defaultValue: '90' })
  await field.click()
  await expect.element(screen.getByRole('option', { name: 'Salon 90' })).toBeInViewport()
})

test('puts options of a group under a heading that names the group', async () => {
  const { screen, field } = await set({
    options: options.map((option) => ({ ...option, group: option.value === 'EE' ? 'North' : 'South' })),
  })
  await field.click()
  const north = screen.getByRole('group', { name: 'North' })
  await expect.element(north.getByRole('option', { name: 'Estonia' })).toBeVisible()
  expect(screen.getByRole('option').elements()).toHaveLength(3)
})

test('asks its owner for options, and keeps the selected one while others are offered', async () => {
  const onSearch = vi.fn()
  const { screen, field, form } = await set({ onSearch, defaultValue: 'PT' })
  await userEvent.fill(field, 'xyz')
  expect(onSearch).toHaveBeenLastCalledWith('xyz')
  expect(screen.getByRole('option').elements()).toHaveLength(3)
  await screen.rerender(
    <form>
      <Combobox label="Country" name="country" options={[]} onSearch={onSearch} defaultValue="PT" isLoading />
    </form>,
  )
  await expect.element(screen.getByRole('option', { name: 'Searching…' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('Portugal')
  expect(form()).toBe('PT')
})

test('moves to the first option when options arrive after an arrow key', async () => {
  const onSearch = vi.fn()
  const { screen, field, form } = await set({ onSearch, options: [] })
  await field.click()
  await userEvent.keyboard('{ArrowDown}')
  await screen.rerender(
    <form>
      <Combobox label="Country" name="country" options={options} onSearch={onSearch} />
    </form>,
  )
  await expect
    .element(field)
    .toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'España' }).element().id)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Estonia')
  expect(form()).toBe('EE')
})

test.each(['{Enter}', '{Enter}{Tab}'])(
  '%s before the options have come selects the first of them',
  async (keys) => {
    const { screen, field, form } = await set({ options: [], isLoading: true })
    const answer = (found: typeof options) =>
      screen.rerender(
        <form>
          <Combobox label="Country" name="country" options={found} />
        </form>,
      )
    await field.click()
    await userEvent.keyboard(`port${keys}`)
    await expect.element(field).toHaveValue('port')
    await answer(options)
    await expect.element(field).toHaveValue('Portugal')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(form()).toBe('PT')
  },
)

test('an early Enter is called off by typing, and finds nothing without losing what was typed', async () => {
  const { screen, field, form } = await set({ options: [], isLoading: true })
  await field.click()
  await userEvent.keyboard('port{Enter}u')
  await screen.rerender(
    <form>
      <Combobox label="Country" name="country" options={options} />
    </form>,
  )
  await expect.element(screen.getByRole('option', { name: 'Portugal' })).toBeVisible()
  expect(form()).toBe('')
  await screen.rerender(
    <form>
      <Combobox label="Country" name="country" options={[]} isLoading />
    </form>,
  )
  await userEvent.keyboard('x{Enter}')
  await screen.rerender(
    <form>
      <Combobox label="Country" name="country" options={options} />
    </form>,
  )
  await expect.element(screen.getByText('Nothing found')).toBeVisible()
  await expect.element(field).toHaveValue('portux')
})

test('keeps its option if it is read-only', async () => {
  const { screen, field, form } = await set({ readOnly: true, defaultValue: 'ES' })
  await field.click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('España')
  expect(form()).toBe('ES')
})

test('leaves the Enter key to an input method that is composing', async () => {
  const { field, onValueChange } = await set()
  await userEvent.fill(field, 'es')
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })
  await runInAct(() => field.element().dispatchEvent(enter))
  await expect.element(field).toHaveValue('es')
  expect(onValueChange).not.toHaveBeenCalled()
})
