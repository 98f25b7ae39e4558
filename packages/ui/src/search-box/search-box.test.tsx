import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchBox } from './search-box.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const setUp = async (defaultValue = '') => {
  const onSearch = vi.fn()
  const onValueChange = vi.fn()
  const screen = await render(
    <SearchBox
      action="/educations"
      label="Search courses"
      defaultValue={defaultValue}
      onSearch={onSearch}
      onValueChange={onValueChange}
    />,
  )
  const box = screen.getByRole('searchbox', { name: 'Search courses' })
  // Time may move on only after the box has received the input.
  const received = async (text: string, enter: () => Promise<void>) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    onValueChange.mockImplementation((value) => value === text.trim() && resolve())
    await enter()
    await promise
  }
  const fill = (text: string) => received(text, () => box.fill(text))
  return { screen, onSearch, box, received, fill }
}

test('searches once, 800 ms after the last keystroke', async () => {
  const { box, received, onSearch } = await setUp()
  box.element().focus()
  // By keys: while any other action is pending, Vitest advances the fake timers.
  await received('bo', () => userEvent.keyboard('bo'))
  vi.advanceTimersByTime(700)
  await received('bob', () => userEvent.keyboard('b'))
  vi.advanceTimersByTime(799)
  expect(onSearch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onSearch.mock.calls).toEqual([['bob']])
})

test('calls the current listener when the pause is over', async () => {
  const { screen, box, onSearch } = await setUp()
  const later = vi.fn()
  await box.fill('bob')
  await screen.rerender(<SearchBox action="/educations" label="Search courses" onSearch={later} />)
  vi.advanceTimersByTime(800)
  expect(onSearch).not.toHaveBeenCalled()
  expect(later.mock.calls).toEqual([['bob']])
})

test('ignores a single letter and spaces, and searches for everything when cleared', async () => {
  const { fill, onSearch } = await setUp('bob')
  await fill(' b ')
  vi.advanceTimersByTime(5000)
  expect(onSearch).not.toHaveBeenCalled()
  await fill('')
  vi.advanceTimersByTime(800)
  expect(onSearch.mock.calls).toEqual([['']])
})

test('searches immediately on Enter and not again after the pause', async () => {
  const { box, onSearch } = await setUp()
  await box.fill('  braid ')
  await userEvent.keyboard('{Enter}')
  expect(onSearch.mock.calls).toEqual([['braid']])
  vi.advanceTimersByTime(5000)
  expect(onSearch).toHaveBeenCalledOnce()
})

test('clears the box, keeps the focus there and searches for everything', async () => {
  const { screen, box, onSearch } = await setUp('braid')
  await screen.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(box).toHaveValue('')
  await expect.element(box).toHaveFocus()
  expect(onSearch.mock.calls).toEqual([['']])
  await expect.element(screen.getByRole('button', { name: 'Clear search' })).not.toBeInTheDocument()
})

test('follows the address, except while the user types', async () => {
  const { screen, box } = await setUp('bob')
  const again = (text: string) => (
    <SearchBox action="/educations" label="Search courses" defaultValue={text} />
  )
  await screen.rerender(again('curl'))
  await expect.element(box).toHaveValue('curl')
  await box.fill('curls and')
  await screen.rerender(again('curls'))
  await expect.element(box).toHaveValue('curls and')
})

test('submits a form to the results page without a listener', async () => {
  const screen = await render(<SearchBox action="/educations" label="Search courses" />)
  const form = screen.getByRole('search').element()
  expect(form.getAttribute('action')).toBe('/educations')
  expect(form.getAttribute('method')).toBe('get')
  expect(screen.getByRole('searchbox').element().getAttribute('name')).toBe('search')
})

test('cancels its timer on unmount', async () => {
  const { screen, box, onSearch } = await setUp()
  await box.fill('bob')
  await screen.unmount()
  vi.advanceTimersByTime(5000)
  expect(onSearch).not.toHaveBeenCalled()
})

test('cancels the pending search when a navigation starts', async () => {
  const onSearch = vi.fn()
  const boxAt = (navigationKey: string) => (
    <SearchBox
      action="/educations"
      label="Search courses"
      navigationKey={navigationKey}
      onSearch={onSearch}
    />
  )
  const screen = await render(boxAt('first'))
  const box = screen.getByRole('searchbox')
  await box.fill('bob')
  await screen.rerender(boxAt('second'))
  vi.advanceTimersByTime(5000)
  expect(onSearch).not.toHaveBeenCalled()
  await box.fill('curl')
  vi.advanceTimersByTime(800)
  expect(onSearch.mock.calls).toEqual([['curl']])
})

test('cancels the pending search when a link is clicked, before the router has rendered', async () => {
  const onSearch = vi.fn()
  const screen = await render(
    <>
      <SearchBox action="/educations" label="Search courses" onSearch={onSearch} />
      <a href="/qualifications" onClick={(event) => event.preventDefault()}>
        Qualifications
      </a>
    </>,
  )
  const box = screen.getByRole('searchbox')
  await box.fill('bob')
  await screen.getByRole('link').click()
  vi.advanceTimersByTime(5000)
  expect(onSearch).not.toHaveBeenCalled()
  await box.fill('curl')
  await screen.getByRole('link').click({ modifiers: ['ControlOrMeta'] })
  vi.advanceTimersByTime(800)
  expect(onSearch.mock.calls).toEqual([['curl']])
})

test('shows the text of the address in a focused box after a search', async () => {
  const { screen, box, onSearch } = await setUp()
  const boxOf = (text: string) => (
    <SearchBox action="/educations" label="Search courses" defaultValue={text} onSearch={onSearch} />
  )
  await box.fill('bob ')
  await userEvent.keyboard('{Enter}')
  await screen.rerender(boxOf('bob'))
  await expect.element(box).toHaveValue('bob ')
  await screen.rerender(boxOf('curl'))
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue('curl')
})

test('searches text that was typed before hydration', async () => {
  const onSearch = vi.fn()
  const onHydrated = vi.fn()
  const Page = () => {
    useEffect(onHydrated, [])
    return <SearchBox action="/educations" label="Search courses" onSearch={onSearch} />
  }
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Page />)
  const input = container.querySelector('input')
  if (input) input.value = 'bob'
  const root = hydrateRoot(container, <Page />)
  await expect.poll(() => onHydrated.mock.calls.length).toBe(1)
  vi.advanceTimersByTime(800)
  expect(onSearch.mock.calls).toEqual([['bob']])
  expect(input?.value).toBe('bob')
  root.unmount()
  container.remove()
})
