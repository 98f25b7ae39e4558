import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fa } from '../message-packs/fa.ts'
import { MessagesProvider } from '../messages/messages.tsx'
import { LocaleTabs, localePanel, type LocaleTabItem, type LocaleTabsProps } from './locale-tabs.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const items: LocaleTabItem[] = [
  { locale: 'en', name: 'English', completeness: 100, state: 'checked' },
  { locale: 'de', name: 'Deutsch', completeness: 80, state: 'outdated' },
  { locale: 'fr', name: 'Français', completeness: 40, state: 'missing' },
  { locale: 'es', name: 'Español', completeness: 100, state: 'draft' },
  { locale: 'it', name: 'Italiano', completeness: 100 },
  { locale: 'pt', name: 'Português', completeness: 0 },
  { locale: 'fa', name: 'فارسی', completeness: 100, dir: 'rtl' },
]

/** The accessible name of a tab: what is written follows. */
const named = (name: string) => new RegExp(`^${name} `)

const show = (props: Partial<LocaleTabsProps> = {}) =>
  render(
    <>
      <LocaleTabs label="Languages" id="texts" items={items} {...props} />
      <div {...localePanel('texts', props.value ?? 'en')}>The text</div>
    </>,
  )

test('each tab has the name of its language in that language, and says how much is written', async () => {
  const screen = await show()
  expect(screen.getByRole('tablist', { name: 'Languages' }).element()).toBeVisible()
  const names = [
    'English 100% written, checked',
    'Deutsch 80% written, outdated',
    'Français 40% written, texts missing',
    'Español 100% written, not checked',
    'Italiano 100% written',
    'Português 0% written',
  ]
  for (const name of names) await expect.element(screen.getByRole('tab', { name })).toBeInTheDocument()
  const persian = screen.getByText('فارسی').element()
  expect([persian.getAttribute('lang'), persian.getAttribute('dir')]).toEqual(['fa', 'rtl'])
})

test('the selected tab controls and names the panel of the caller', async () => {
  const screen = await show({ value: 'de', onValueChange: () => {} })
  const panel = screen.getByRole('tabpanel', { name: named('Deutsch') })
  await expect.element(panel).toHaveTextContent('The text')
  await expect
    .element(screen.getByRole('tab', { selected: true }))
    .toHaveAttribute('aria-controls', panel.element().id)
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])('in %s text %s selects the next language', async (dir, next, previous) => {
  document.documentElement.dir = dir
  const onValueChange = vi.fn()
  const screen = await show({ onValueChange })
  await userEvent.tab()
  await expect.element(screen.getByRole('tab', { name: named('English') })).toHaveFocus()
  await userEvent.keyboard(next)
  await expect.element(screen.getByRole('tab', { name: named('Deutsch'), selected: true })).toHaveFocus()
  await userEvent.keyboard(`${previous}${previous}`)
  await expect.element(screen.getByRole('tab', { name: named('فارسی'), selected: true })).toHaveFocus()
  await userEvent.keyboard('{Home}{End}')
  expect(onValueChange.mock.calls.flat()).toEqual(['de', 'en', 'fa', 'en', 'fa'])
})

test('is one stop of the Tab key, at the selected language', async () => {
  const screen = await render(
    <>
      <LocaleTabs label="Languages" id="texts" items={items} defaultValue="fr" />
      <input aria-label="Name" />
    </>,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('tab', { name: named('Français') })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test('shows the language of its controlled value, and reports the one that was pressed', async () => {
  const onValueChange = vi.fn()
  const screen = await show({ value: 'fr', onValueChange })
  await screen.getByRole('tab', { name: named('Español') }).click()
  expect(onValueChange.mock.calls).toEqual([['es']])
  await expect.element(screen.getByRole('tab', { name: named('Français'), selected: true })).toBeVisible()
})

test('shows the first language if the selected one was removed', async () => {
  const screen = await show({ defaultValue: 'de' })
  await screen.rerender(
    <LocaleTabs
      label="Languages"
      id="texts"
      items={items.filter(({ locale }) => locale !== 'de')}
      defaultValue="en"
    />,
  )
  await expect.element(screen.getByRole('tab', { name: named('English'), selected: true })).toBeVisible()
})

test('on a phone a row that scrolls shows the selected language with its whole focus ring', async () => {
  await page.viewport(375, 812)
  const screen = await show()
  const row = screen.getByRole('tablist').element()
  await userEvent.tab()
  for (const { name } of [...items.slice(1), ...items.slice(0, 1)]) {
    await userEvent.keyboard('{ArrowRight}')
    const tab = screen.getByRole('tab', { name: named(name) }).element()
    await expect.poll(() => document.activeElement).toBe(tab)
    const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
    expect(inner.left).toBeGreaterThanOrEqual(outer.left - 1)
    expect(inner.right).toBeLessThanOrEqual(outer.right + 1)
    // Inside the tab, where the row does not clip it.
    expect(getComputedStyle(tab).outlineOffset).toBe('-2px')
  }
  expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
  expect(document.documentElement.scrollWidth).toBe(375)
  await page.viewport(1280, 800)
})

test('has the words and digits of the provider', async () => {
  const screen = await render(
    <MessagesProvider messages={fa}>
      <LocaleTabs label="زبان‌ها" id="texts" items={items} />
    </MessagesProvider>,
  )
  await expect
    .element(screen.getByRole('tab', { name: /Deutsch ‎?۸۰٪ نوشته شده، نیازمند به‌روزرسانی/ }))
    .toBeInTheDocument()
})

test('reports a language that does not exist', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  await show({ defaultValue: 'nl' })
  expect(report.mock.calls.flat().join()).toContain(
    'LocaleTabs: defaultValue "nl" is not one of the items, which are',
  )
})
