import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { need } from '../testing/find-one.ts'
import { DataTable, type DataTableColumn, type DataTableProps } from './data-table.tsx'
import { findDataTable } from './data-table.testing.ts'

type Person = { id: string; name: string; spent: string }

const people: Person[] = [
  { id: 'a', name: 'Ana', spent: '$49' },
  { id: 'b', name: 'Jonas', spent: '$362' },
  { id: 'c', name: 'Sofia', spent: '$1,199' },
]

const columns: DataTableColumn<Person>[] = [
  { id: 'spent', header: 'Spent', renderCell: ({ spent }) => spent, isSortable: true, align: 'end' },
  { id: 'name', header: 'Name', renderCell: ({ name }) => name, isPrimary: true, isSortable: true },
  { id: 'note', header: 'Note', renderCell: ({ name }) => <input aria-label={`Note on ${name}`} /> },
]

/** The address is kept: the tests share one document. */
const onFollow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())

const shown = (more: Partial<DataTableProps<Person>> = {}) => (
  <DataTable
    caption="People"
    columns={columns}
    rows={people}
    rowId={({ id }) => id}
    renderLink={({ id }) => <a href={`#${id}`} onClick={onFollow} />}
    {...more}
  />
)

const focused = () => document.activeElement

test('is a table with a caption, headers, and the primary cell as the name of a row', async () => {
  const screen = await render(shown())
  const table = screen.getByRole('table', { name: 'People' })
  await expect.element(table.getByRole('columnheader', { name: 'Spent' })).toBeVisible()
  await expect.element(table.getByRole('rowheader', { name: 'Ana' })).toBeVisible()
  await expect.element(table.getByRole('checkbox')).not.toBeInTheDocument()
})

test('opens a row by a click anywhere in it, but not by one on a field', async () => {
  onFollow.mockClear()
  const screen = await render(shown())
  const { row } = findDataTable(screen.container, 'People')
  await userEvent.click(row('Jonas').row, { position: { x: 6, y: 6 } })
  expect(onFollow).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('textbox', { name: 'Note on Ana' }))
  expect(onFollow).toHaveBeenCalledTimes(1)
})

test('passes a click beside the link on with its modifiers', async () => {
  const clicks: boolean[] = []
  const screen = await render(
    shown({
      renderLink: () => (
        <a
          href="#a"
          onClick={(event) => {
            clicks.push(event.ctrlKey)
            event.preventDefault()
          }}
        />
      ),
    }),
  )
  const { row } = findDataTable(screen.container, 'People')
  // As in Safari, where the link does not cover the row.
  const cell = need(row('Ana').row.cells[0], 'The row has no cell.')
  cell.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
  expect(clicks).toEqual([true])
})

test('sorts by a header, ascending first', async () => {
  const onSortChange = vi.fn()
  const screen = await render(shown({ onSortChange, sort: { id: 'name', direction: 'ascending' } }))
  const { sortButton, sort } = findDataTable(screen.container, 'People')
  expect(sort()).toEqual({ column: 'Name', direction: 'ascending' })
  await userEvent.click(sortButton('Name'))
  await userEvent.click(sortButton('Spent'))
  expect(onSortChange.mock.calls.flat()).toEqual([
    { id: 'name', direction: 'descending' },
    { id: 'spent', direction: 'ascending' },
  ])
})

test('has no buttons in its head without onSortChange', async () => {
  const screen = await render(shown())
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('selects rows and the page, and keeps what is selected on other pages', async () => {
  const onValueChange = vi.fn()
  function Held() {
    const [value, setValue] = useState<readonly string[]>(['other', 'b'])
    const change = (next: readonly string[]) => {
      onValueChange(next)
      setValue(next)
    }
    return shown({ value, onValueChange: change })
  }
  const screen = await render(<Held />)
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' })
  await expect.element(all).toBePartiallyChecked()
  await userEvent.click(all)
  expect(onValueChange).toHaveBeenLastCalledWith(['other', 'a', 'b', 'c'])
  await expect.element(all).toBeChecked()
  await userEvent.click(findDataTable(screen.container, 'People').row('Ana').box ?? screen.container)
  expect(onValueChange).toHaveBeenLastCalledWith(['other', 'b', 'c'])
  await userEvent.click(all)
  await userEvent.click(all)
  expect(onValueChange).toHaveBeenLastCalledWith(['other'])
})

test('names the checkbox of a row by the row', async () => {
  const screen = await render(shown({ defaultValue: [] }))
  await expect
    .element(findDataTable(screen.container, 'People').row('Sofia').box)
    .toHaveAccessibleName('Select Sofia')
})

test('moves between rows by the arrows, selects by X and opens by Enter', async () => {
  onFollow.mockClear()
  const screen = await render(shown({ defaultValue: [] }))
  const { row } = findDataTable(screen.container, 'People')
  const [first, second, third] = [row('Ana'), row('Jonas'), row('Sofia')]
  first.link?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe(second.link)
  await userEvent.keyboard('x')
  expect(second.box?.checked).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(onFollow).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toBe(third.link)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(focused()).toBe(first.link)
})

test('moves from checkbox to checkbox, and opens the row of one', async () => {
  onFollow.mockClear()
  const screen = await render(shown({ defaultValue: [] }))
  const { row, all } = findDataTable(screen.container, 'People')
  all?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe(row('Ana').link)
  row('Ana').box?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe(row('Jonas').box)
  await userEvent.keyboard('{Enter}')
  expect(onFollow).toHaveBeenCalledTimes(1)
})

test('leaves the keys to fields, and ignores X without selection', async () => {
  const screen = await render(shown())
  const note = screen.getByRole('textbox', { name: 'Note on Ana' })
  await userEvent.type(note, 'x{ArrowDown}')
  expect(focused()).toBe(note.element())
  await expect.element(note).toHaveValue('x')
  findDataTable(screen.container, 'People').row('Ana').link?.focus()
  await userEvent.keyboard('x')
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
})

test('keeps its rows while others load', async () => {
  const screen = await render(shown({ isBusy: true }))
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(findDataTable(screen.container, 'People').names).toEqual(['Ana', 'Jonas', 'Sofia'])
})

test('shows what it was given instead of rows, or its own text', async () => {
  const screen = await render(shown({ rows: [] }))
  await expect.element(screen.getByText('No entries')).toBeVisible()
  await screen.rerender(shown({ rows: [], empty: <h2>No one has registered yet</h2> }))
  await expect.element(screen.getByRole('heading')).toBeVisible()
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
})

test('has cards in a narrow container: the name on top, labels beside values, roles unchanged', async () => {
  const screen = await render(
    <div className="w-80">{shown({ defaultValue: [], onSortChange: vi.fn() })}</div>,
  )
  const row = screen.getByRole('row').nth(1)
  const name = row.getByRole('rowheader', { name: 'Ana' }).element().getBoundingClientRect()
  const spent = row.getByRole('cell', { name: '$49' }).element()
  expect(name.bottom).toBeLessThanOrEqual(spent.getBoundingClientRect().top)
  expect(need(spent.querySelector('[aria-hidden]'), 'There is no label.').checkVisibility()).toBe(true)
  await expect.element(screen.getByRole('button', { name: 'Spent' })).toBeVisible()
  expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth)
})

test('has the menu of a row beside its name in cards', async () => {
  const menu = {
    id: 'menu',
    header: 'Actions',
    renderCell: () => <button type="button">More</button>,
    isMenu: true,
  }
  const screen = await render(<div className="w-80">{shown({ columns: [...columns, menu] })}</div>)
  const row = screen.getByRole('row').nth(1)
  const name = row.getByRole('rowheader', { name: 'Ana' }).element().getBoundingClientRect()
  const button = row.getByRole('button', { name: 'More' }).element().getBoundingClientRect()
  expect(button.top).toBeLessThan(name.bottom)
  expect(button.left).toBeGreaterThan(name.left)
  expect(screen.container.textContent.match(/Actions/g)).toHaveLength(1)
})

test('keeps its head in view', async () => {
  const rows = Array.from({ length: 80 }, (_, index) => ({
    id: `${index}`,
    name: `Person ${index}`,
    spent: '',
  }))
  const screen = await render(shown({ rows }))
  scrollTo(0, 1000)
  await vi.waitFor(() => expect(scrollY).toBe(1000))
  expect(screen.getByRole('columnheader').first().element().getBoundingClientRect().top).toBe(0)
  scrollTo(0, 0)
})

test('rows are lower in a compact part of a page', async () => {
  const screen = await render(
    <div className="w-[1000px]">
      {shown()}
      <div data-density="compact">{shown({ caption: 'Compact' })}</div>
    </div>,
  )
  const heightIn = (name: string) =>
    screen.getByRole('table', { name }).getByRole('row').elements()[1]?.getBoundingClientRect().height ?? 0
  expect(heightIn('People') - heightIn('Compact')).toBe(12)
})
