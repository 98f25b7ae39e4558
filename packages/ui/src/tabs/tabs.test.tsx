import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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
  const onChange = vi.fn()
  const screen = await render(<Tabs label="Course" items={items} onChange={onChange} />)
  await expect
    .element(screen.getByRole('tabpanel', { name: 'Overview' }))
    .toHaveTextContent('Overview, in full')
  await screen.getByRole('tab', { name: 'Reviews' }).click()
  await expect.element(screen.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible()
  await expect.element(screen.getByText('Overview, in full')).not.toBeVisible()
  expect(onChange.mock.calls).toEqual([['Reviews']])
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
