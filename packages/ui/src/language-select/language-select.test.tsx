import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageSelect } from './language-select.tsx'

const items = [
  { locale: 'en', name: 'English', link: <a href="?lang=en" />, isCurrent: true },
  { locale: 'de', name: 'Deutsch', link: <a href="?lang=de" /> },
  { locale: 'fa', name: 'فارسی', dir: 'rtl', link: <a href="?lang=fa" /> },
] as const

test('names the current language and links to each in its own language', async () => {
  const screen = await render(<LanguageSelect label="Language" items={items} />)
  await screen.getByRole('button', { name: 'Language: English' }).click()
  const persian = screen.getByRole('menuitem', { name: 'فارسی' })
  await expect.element(persian).toHaveAttribute('href', '?lang=fa')
  expect(persian.element().querySelector('[lang="fa"]')?.getAttribute('dir')).toBe('rtl')
  await expect
    .element(screen.getByRole('menuitem', { name: 'English' }))
    .toHaveAttribute('aria-current', 'true')
})

test('can be operated by keyboard', async () => {
  const screen = await render(<LanguageSelect label="Language" items={items} />)
  screen.getByRole('button', { name: 'Language: English' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'English' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Deutsch' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Language: English' })).toHaveFocus()
})
