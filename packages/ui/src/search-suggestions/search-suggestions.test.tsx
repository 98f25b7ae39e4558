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
  onValueChange: (text: string) => void
}

function Box({ suggestions, ...heard }: Heard & { suggestions: readonly SearchSuggestion[] }) {
  const field = useRef<HTMLInputElement>(null)
  const [list, setList] = useState<SearchBoxList>({ id: 'list', open: false })
  return (
    <SearchBox
      action="/educations"
      label="Search"
      inputRef={field}
      list={list}
      onSearch={heard.onSearch}
      onValueChange={heard.onValueChange}
    >
      <SearchSuggestions
        id="list"
        field={field}
        suggestions={suggestions}
        label="Suggestions"
        status={`${suggestions.length} suggestions`}
        onListChange={setList}
        onChoose={heard.onChoose}
      />
    </SearchBox>
  )
}

const setUp = async (suggestions: readonly SearchSuggestion[] = braids) => {
  const heard = { onSearch: vi.fn(), onChoose: vi.fn(), onValueChange: vi.fn() }
  const screen = await render(<Box suggestions={suggestions} {...heard} />)
  const box = screen.getByRole('combobox', { name: 'Search' })
  const selected = () => screen.container.querySelector('[aria-selected="true"]')?.id
  return { screen, box, selected, ...heard }
}

test('opens while typing and announces the number of suggestions', async () => {
  const { screen, box, onValueChange } = await setUp()
  await box.fill('braid')
  expect(onValueChange).toHaveBeenLastCalledWith('braid')
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await expect.element(box).toHaveAttribute('aria-controls', 'list')
  await expect.element(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 suggestions')
})

test('is closed without suggestions', async () => {
  const { screen, box } = await setUp([])
  await box.fill('qq')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  expect(screen.container.querySelector('[role=listbox]')?.checkVisibility()).toBe(false)
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
})

test('moves through the list and back to the box with arrows, while the box keeps the focus', async () => {
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

test('marks the active option and chooses it on Enter instead of searching', async () => {
  const { box, onChoose, onSearch } = await setUp()
  await box.fill('braid')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box).toHaveAttribute('aria-activedescendant', 'list-course/crown')
  await userEvent.keyboard('{Enter}')
  expect(onChoose.mock.calls).toEqual([['course/crown']])
  expect(onSearch).not.toHaveBeenCalled()
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
})

test('searches the typed text on Enter in the box and closes the list', async () => {
  const { box, onChoose, onSearch } = await setUp()
  await box.fill('braid')
  await userEvent.keyboard('{Enter}')
  expect(onSearch.mock.calls).toEqual([['braid']])
  expect(onChoose).not.toHaveBeenCalled()
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
})

test('does not search while an option is active, and searches again after further typing', async () => {
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

test('chooses by click, keeps the focus in the box, and does not search afterwards', async () => {
  const { screen, box, onChoose, onSearch } = await setUp()
  await box.fill('braid')
  await screen.getByRole('option', { name: 'Texture and braids Program' }).click()
  expect(onChoose.mock.calls).toEqual([['program/texture']])
  await expect.element(box).toHaveFocus()
  vi.advanceTimersByTime(5000)
  expect(onSearch).not.toHaveBeenCalled()
})

test('closes on Escape and keeps the text; an arrow reopens it', async () => {
  const { box } = await setUp()
  await box.fill('braid')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await expect.element(box).toHaveValue('braid')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box).toHaveAttribute('aria-activedescendant', 'list-course/crown')
})

test('closes when the box loses the focus', async () => {
  const { box } = await setUp()
  await box.fill('braid')
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Tab}')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
})

test('is a plain search field before hydration', () => {
  const ignore = () => {}
  const markup = renderToString(
    <Box suggestions={[]} onSearch={ignore} onChoose={ignore} onValueChange={ignore} />,
  )
  expect(markup).not.toContain('combobox')
  expect(markup).toContain('type="search"')
})
