import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AppShell } from '../app-shell/app-shell.tsx'
import { findAppShell } from '../app-shell/app-shell.testing.ts'
import { Header } from '../header/header.tsx'
import { findHeader } from '../header/header.testing.ts'
import { LanguageSelect } from '../language-select/language-select.tsx'
import { findLanguageSelect } from '../language-select/language-select.testing.ts'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { Notice } from '../notice/notice.tsx'
import { findNotice } from '../notice/notice.testing.ts'
import { SearchBox, type SearchBoxList } from '../search-box/search-box.tsx'
import { findSearchBox } from '../search-box/search-box.testing.ts'
import { SearchSuggestions } from '../search-suggestions/search-suggestions.tsx'
import { findSearchSuggestions } from '../search-suggestions/search-suggestions.testing.ts'
import { SettingsList } from '../settings-list/settings-list.tsx'
import { findSettingsList } from '../settings-list/settings-list.testing.ts'
import { UserMenu } from '../user-menu/user-menu.tsx'
import { findUserMenu } from '../user-menu/user-menu.testing.ts'

test('header: returns its links in the bar and in the drawer', async () => {
  await page.viewport(400, 800)
  const { container } = await render(
    <Header
      brand={<a href="#home">Chignon</a>}
      items={[
        { id: 'courses', name: 'Courses', link: <a href="#courses" />, isCurrent: true },
        { id: 'about', name: 'About', link: <a href="#about" /> },
      ]}
      account={<button type="button">Sign in</button>}
    />,
  )
  const { link, current, openMenu, closeMenu, isMenuOpen, menuLink } = findHeader(container)
  expect([link('About').hash, current, isMenuOpen()]).toEqual(['#about', 'Courses', false])
  await userEvent.click(openMenu)
  expect([isMenuOpen(), menuLink('About').checkVisibility()]).toEqual([true, true])
  await userEvent.click(closeMenu)
  expect(isMenuOpen()).toBe(false)
  expect(() => link('Shop')).toThrow('There is no link “Shop” here; there is “Courses”, “About”.')
  expect(() => findHeader(document.createElement('main'))).toThrow('There is no header here.')
})

test('user menu: opens and offers the logout', async () => {
  const onLogout = vi.fn()
  const { container } = await render(
    <UserMenu
      firstName="Ana"
      items={[{ id: 'orders', name: 'Your orders', link: <a href="#orders" /> }]}
      logout={<MenuItem onClick={onLogout}>Log out</MenuItem>}
    />,
  )
  const { trigger, isOpen, item, firstName } = findUserMenu(container)
  expect([firstName, isOpen()]).toEqual(['Ana', false])
  await userEvent.click(trigger)
  expect(item('Your orders').getAttribute('href')).toBe('#orders')
  await userEvent.click(item('Log out'))
  expect(onLogout).toHaveBeenCalledOnce()
  expect(() => findUserMenu(container, 'Konto')).toThrow(
    'There is no menu “Konto” here; there is “Your account”.',
  )
})

test('language select: returns the current language and the others', async () => {
  const { container } = await render(
    <LanguageSelect
      label="Language"
      items={[
        { locale: 'en', name: 'English', link: <a href="#en" />, isCurrent: true },
        { locale: 'de', name: 'Deutsch', link: <a href="#de" /> },
      ]}
    />,
  )
  const { item, current } = findLanguageSelect(container, 'Language')
  expect([current, item('Deutsch').getAttribute('href')]).toEqual(['English', '#de'])
  expect(() => findLanguageSelect(container, 'Sprache')).toThrow('There is no menu “Sprache” here')
})

test('settings list: returns the link of a setting', async () => {
  const { container } = await render(
    <SettingsList
      label="Settings"
      items={[
        {
          id: 'mail',
          name: 'E-mail',
          description: 'ana@example.com',
          icon: <i />,
          link: <a href="#mail" />,
          isCurrent: true,
        },
        { id: 'out', name: 'Log out', icon: <i />, link: <button type="button" />, isDanger: true },
      ]}
    />,
  )
  const { names, setting } = findSettingsList(container, 'Settings')
  expect(names).toEqual(['E-mail', 'Log out'])
  expect(setting('E-mail')).toMatchObject({ description: 'ana@example.com', isCurrent: true })
  expect(setting('Log out').link.tagName).toBe('BUTTON')
  expect(() => setting('Plan')).toThrow('There is no setting “Plan” here; there is “E-mail”, “Log out”.')
  expect(() => findSettingsList(container, 'Konto')).toThrow('There is no list of settings “Konto” here')
})

function Cookies() {
  const [isShown, setIsShown] = useState(true)
  return (
    <Notice
      label="Cookies"
      isShown={isShown}
      icon={<svg />}
      actions={
        <button type="button" onClick={() => setIsShown(false)}>
          Understood
        </button>
      }
    >
      We keep two.
    </Notice>
  )
}

test('notice: returns its text and is dismissed', async () => {
  const { container } = await render(<Cookies />)
  const { isShown, text, action } = findNotice(container, 'Cookies')
  expect([isShown(), text()]).toEqual([true, 'We keep two.'])
  await userEvent.click(action('Understood'))
  expect([isShown(), text()]).toEqual([false, ''])
  expect(() => action('Understood')).toThrow('There is no action “Understood” here; there is none at all.')
  expect(() => findNotice(container, 'Session')).toThrow(
    'There is no notice “Session” here; there is “Cookies”.',
  )
})

const suggested = [
  { id: 'crown', name: 'Dutch braid crown', detail: 'Course' },
  { id: 'texture', name: 'Texture and braids' },
]

function Search({ onChoose }: { onChoose: (id: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [list, setList] = useState<SearchBoxList>({ id: 'list', open: false })
  return (
    <SearchBox action="/educations" label="Search" inputRef={field} list={list}>
      <SearchSuggestions
        id="list"
        field={field}
        suggestions={suggested}
        label="Suggestions"
        status="2 suggestions"
        onListChange={setList}
        onChoose={onChoose}
      />
    </SearchBox>
  )
}

test('search suggestions: are activated, announced and chosen', async () => {
  const onChoose = vi.fn()
  const { container } = await render(<Search onChoose={onChoose} />)
  await userEvent.fill(findSearchBox(container, 'Search').input, 'bra')
  const { isOpen, names, suggestion, active, status } = findSearchSuggestions(container, 'Suggestions')
  expect([isOpen(), names(), status()]).toEqual([
    true,
    ['Dutch braid crown', 'Texture and braids'],
    '2 suggestions',
  ])
  expect(active()).toBe('')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Dutch braid crown')
  await userEvent.click(suggestion('Texture and braids'))
  expect(onChoose).toHaveBeenCalledWith('texture')
  expect(isOpen()).toBe(false)
  expect(() => suggestion('Bob')).toThrow('There is no suggestion “Bob” here')
  expect(() => findSearchSuggestions(container, 'Results')).toThrow(
    'There is no list of suggestions “Results” here',
  )
})

test('app shell: leads from its navigation, its bar and its drawer', async () => {
  const item = (id: string) => ({ id, label: id, icon: <svg />, link: <a href={`#${id}`} /> })
  const items = [
    { ...item('Today'), isCurrent: true },
    { ...item('Chat'), count: 3 },
  ]
  const { container } = await render(
    <AppShell brand="Chignon" groups={[{ id: 'all', items }]} bottomItemIds={['Chat']}>
      <h1>Good morning</h1>
    </AppShell>,
  )
  const { main, link, current, count, bottomLink, more, isMenuOpen, menuLink } = findAppShell(container)
  expect([main.textContent, current, count('Chat'), count('Today')]).toEqual([
    'Good morning',
    'Today',
    '3',
    '',
  ])
  expect([link('Chat').hash, bottomLink('Chat').hash, isMenuOpen()]).toEqual(['#Chat', '#Chat', false])
  more.click()
  await vi.waitFor(() => expect(isMenuOpen()).toBe(true))
  expect(menuLink('Today').hash).toBe('#Today')
  expect(() => link('Door')).toThrow('There is no link “Door” here; there is “Today”, “Chat”.')
})
