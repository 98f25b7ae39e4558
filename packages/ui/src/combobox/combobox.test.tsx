import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Combobox } from './combobox.tsx'

const options = [
  { value: 'ES', label: 'España' },
  { value: 'EE', label: 'Estonia' },
  { value: 'PT', label: 'Portugal' },
]

const set = async (props: Partial<Parameters<typeof Combobox>[0]> = {}) => {
  const onChange = vi.fn()
  const screen = await render(
    <form>
      <Combobox label="Country" name="country" options={options} onChange={onChange} {...props} />
      <button type="button">Next</button>
    </form>,
  )
  const form = () => new FormData(screen.container.querySelector('form') ?? undefined).get('country')
  return { screen, onChange, form, field: screen.getByRole('combobox', { name: 'Country' }) }
}

test('filters the list by the typed text and selects the active option on Enter', async () => {
  const { screen, field, onChange, form } = await set()
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
  expect(onChange.mock.calls).toEqual([['EE']])
  expect(form()).toBe('EE')
})

test('selects by click and keeps the focus in the field', async () => {
  const { screen, field, onChange } = await set({ defaultValue: 'ES' })
  await field.click()
  await expect
    .element(screen.getByRole('option', { name: 'España' }))
    .toHaveAttribute('aria-selected', 'true')
  await screen.getByRole('option', { name: 'Portugal' }).click()
  expect(onChange).toHaveBeenCalledWith('PT')
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
