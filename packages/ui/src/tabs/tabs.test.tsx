import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { serverForm } from '../form-state/form-suite.tsx'
import { Tabs } from './tabs.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const items = ['Overview', 'Lessons', 'Reviews'].map((label) => ({
  id: label,
  label,
  content: `${label}, in full`,
}))

test('shows one panel, labelled by its tab', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<Tabs label="Course" items={items} onValueChange={onValueChange} />)
  await expect
    .element(screen.getByRole('tabpanel', { name: 'Overview' }))
    .toHaveTextContent('Overview, in full')
  await screen.getByRole('tab', { name: 'Reviews' }).click()
  await expect.element(screen.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible()
  await expect.element(screen.getByText('Overview, in full')).not.toBeVisible()
  expect(onValueChange.mock.calls).toEqual([['Reviews']])
})

test.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
] as const)('in %s text %s selects the next tab', async (dir, key) => {
  document.documentElement.dir = dir
  const screen = await render(<Tabs label="Course" items={items} />)
  await screen.getByRole('tab', { name: 'Overview' }).click()
  await userEvent.keyboard(key)
  await expect.element(screen.getByRole('tab', { name: 'Lessons', selected: true })).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('tab', { name: 'Reviews', selected: true })).toHaveFocus()
})

test('leaves Alt+arrow to the browser', async () => {
  const screen = await render(<Tabs label="Course" items={items} />)
  const tab = screen.getByRole('tab', { name: 'Overview' })
  await tab.click()
  tab
    .element()
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true }),
    )
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
})

test('shows the tab of its controlled value, and reports the one that was clicked', async () => {
  const onValueChange = vi.fn()
  const tabs = (value: string) => (
    <Tabs label="Course" items={items} value={value} onValueChange={onValueChange} />
  )
  const screen = await render(tabs('Lessons'))
  await expect.element(screen.getByRole('tab', { name: 'Lessons', selected: true })).toBeVisible()
  await screen.getByRole('tab', { name: 'Reviews' }).click()
  expect(onValueChange.mock.calls).toEqual([['Reviews']])
  await expect.element(screen.getByRole('tabpanel', { name: 'Lessons' })).toBeVisible()
  await screen.rerender(tabs('Reviews'))
  await expect.element(screen.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible()
})

test('starts with the given tab', async () => {
  const screen = await render(<Tabs label="Course" items={items} defaultValue="Reviews" />)
  await screen.getByRole('tab', { name: 'Lessons' }).click()
  await expect.element(screen.getByRole('tabpanel', { name: 'Lessons' })).toBeVisible()
})

const isShown = (container: Element, text: string) =>
  [...container.querySelectorAll('[id]')].some(
    (element) => element.textContent === text && element.checkVisibility(),
  )

test('shows the panel of the tab that is clicked before hydration, and keeps it', async () => {
  const error = vi.spyOn(console, 'error')
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(<Tabs label="Course" items={items} onValueChange={onValueChange} />)
  expect(isShown(form, 'Overview, in full')).toBe(true)
  expect(isShown(form, 'Lessons, in full')).toBe(false)
  const radio = form.querySelector<HTMLInputElement>('[value=Lessons]')
  radio?.focus()
  radio?.click()
  expect(isShown(form, 'Lessons, in full')).toBe(true)
  expect(isShown(form, 'Overview, in full')).toBe(false)
  await hydrate()
  expect([...new FormData(form)]).toEqual([])
  expect(onValueChange.mock.calls).toEqual([['Lessons']])
  expect(document.activeElement?.textContent).toBe('Lessons')
  expect(document.activeElement?.ariaSelected).toBe('true')
  expect(isShown(form, 'Lessons, in full')).toBe(true)
  expect(isShown(form, 'Overview, in full')).toBe(false)
  expect(error).not.toHaveBeenCalled()
})

test('keeps a controlled value that its owner does not change for a click before hydration', async () => {
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(
    <Tabs label="Course" items={items} value="Overview" onValueChange={onValueChange} />,
  )
  form.querySelector<HTMLInputElement>('[value=Reviews]')?.click()
  await hydrate()
  expect(onValueChange.mock.calls).toEqual([['Reviews']])
  expect(isShown(form, 'Overview, in full')).toBe(true)
  expect(isShown(form, 'Reviews, in full')).toBe(false)
})

test('before hydration shows the selected one of more than eight tabs, and disables the others after the eighth', () => {
  const many = Array.from({ length: 10 }, (_, index) => ({
    id: `tab-${index}`,
    label: `Tab ${index}`,
    content: `Panel ${index}`,
  }))
  const { form } = serverForm(<Tabs label="Course" items={many} defaultValue="tab-9" />)
  expect(isShown(form, 'Panel 9')).toBe(true)
  const disabled = [...form.querySelectorAll<HTMLInputElement>(':disabled')].map((radio) => radio.value)
  expect(disabled).toEqual(['tab-8'])
  form.querySelector<HTMLInputElement>('[value=tab-1]')?.click()
  expect(isShown(form, 'Panel 1')).toBe(true)
  expect(isShown(form, 'Panel 9')).toBe(false)
})
