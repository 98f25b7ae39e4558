import { useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchBox, type SearchBoxList } from '../search-box/search-box.tsx'
import { SearchSuggestions, type SearchSuggestion } from './search-suggestions.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const braids = [
  { id: 'course/crown', name: 'Dutch braid crown', detail: 'Course' },
  { id: 'program/texture', name: 'Texture and braids', detail: 'Program' },
]

type Heard = {
  onSearch: (text: string) => void
  onChoose: (id: string) => void
  onType: (text: string) => void
}

function Box({ suggestions, ...heard }: Heard & { suggestions: readonly SearchSuggestion[] }) {
  const field = useRef<HTMLInputElement>(null)
  const [list, setList] = useState<SearchBoxList>({ id: 'list', isOpen: false })
  return (
    <SearchBox
      action="/educations"
      label="Search"
      inputRef={field}
      list={list}
      onSearch={heard.onSearch}
      onType={heard.onType}
    >
      <SearchSuggestions
        id="list"
        field={field}
        suggestions={suggestions}
        label="Suggestions"
        status={`${suggestions.length} suggestions`}
        onChange={setList}
        onChoose={heard.onChoose}
      />
    </SearchBox>
  )
}

const setUp = async (suggestions: readonly SearchSuggestion[] = braids) => {
  const heard = { onSearch: vi.fn(), onChoose: vi.fn(), onType: vi.fn() }
  const screen = await render(<Box suggestions={suggestions} {...heard} />)
  const box = screen.getByRole('combobox', { name: 'Search' })
  const selected = () => screen.container.querySelector('[aria-selected="true"]')?.id
  return { screen, box, selected, ...heard }
}

test('opens while one types, and says how many there are', async () => {
  const { screen, box, onType } = await setUp()
  await box.fill('braid')
  expect(onType).toHaveBeenLastCalledWith('braid')
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await expect.element(box).toHaveAttribute('aria-controls', 'list')
  await expect.element(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 suggestions')
})

test('is shut where there is nothing to suggest', async () => {
  const { screen, box } = await setUp([])
  await box.fill('qq')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  expect(screen.container.querySelector('[role=listbox]')?.checkVisibility()).toBe(false)
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
})

test('arrows move through the list and back into the box, which keeps the focus', async () => {
  const { box, selected } = await setUp()
  await box.click()
  const seen: (string | undefined)[] = []
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    await userEvent.keyboard(`{${key}}`)
    seen.push(selected())
  }
  const [first, second] = braids.map(({ id }) => `list-${id}`)
  expect(seen).toEqual([first, second, undefined, second, first, undefined])
  await expect.element(box).toHaveFocus()
})

test('the option moved to is told, and Enter chooses it instead of searching', async () => {
  const { box, onChoose, onSearch } = await setUp()
  await box.fill('braid')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box).toHaveAttribute('aria-activedescendant', 'list-course/crown')
  await userEvent.keyboard('{Enter}')
  expect(onChoose.mock.calls).toEqual([['course/crown']])
  expect(onSearch).not.toHaveBeenCalled()
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
})

test('Enter in the box searches what was typed and shuts the list', async () => {
  const { box, onChoose, onSearch } = await setUp()
  await box.fill('braid')
  await userEvent.keyboard('{Enter}')
  expect(onSearch.mock.calls).toEqual([['braid']])
  expect(onChoose).not.toHaveBeenCalled()
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
})

test('nothing is searched under the hands of who moves in the list; typing on searches again', async () => {
  const { box, onSearch } = await setUp()
  await box.fill('braid')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box).toHaveAttribute('aria-activedescendant')
  vi.advanceTimersByTime(5000)
  expect(onSearch).not.toHaveBeenCalled()
  await userEvent.keyboard('s')
  await expect.element(box).not.toHaveAttribute('aria-activedescendant')
  vi.advanceTimersByTime(800)
  expect(onSearch).toHaveBeenCalledOnce()
})

test('a click chooses, the box keeps the focus, and nothing else is searched after it', async () => {
  const { screen, box, onChoose, onSearch } = await setUp()
  await box.fill('braid')
  await screen.getByRole('option', { name: 'Texture and braids Program' }).click()
  expect(onChoose.mock.calls).toEqual([['program/texture']])
  await expect.element(box).toHaveFocus()
  vi.advanceTimersByTime(5000)
  expect(onSearch).not.toHaveBeenCalled()
})

test('Escape shuts the list and keeps the text; an arrow opens it again', async () => {
  const { box } = await setUp()
  await box.fill('braid')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await expect.element(box).toHaveValue('braid')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box).toHaveAttribute('aria-activedescendant', 'list-course/crown')
})

test('leaving the box shuts the list', async () => {
  const { box } = await setUp()
  await box.fill('braid')
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Tab}')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
})

test('before scripts it is a plain search field', () => {
  const ignore = () => {}
  const markup = renderToString(<Box suggestions={[]} onSearch={ignore} onChoose={ignore} onType={ignore} />)
  expect(markup).not.toContain('combobox')
  expect(markup).toContain('type="search"')
})
