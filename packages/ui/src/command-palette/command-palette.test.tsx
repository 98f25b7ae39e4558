import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'
import { findCommandPalette } from './command-palette.testing.ts'

const items = [
  { id: 'today', label: 'Today', group: 'Go to' },
  { id: 'orders', label: 'Orders', group: 'Go to' },
  { id: 'exams', label: 'Exams', group: 'Go to' },
]

function Opener(props: Partial<CommandPaletteProps>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Find
      </button>
      <CommandPalette
        label="Go to or find"
        items={items}
        open={isOpen}
        onOpenChange={setIsOpen}
        onChoose={() => {}}
        {...props}
      />
    </>
  )
}

async function open(props: Partial<CommandPaletteProps> = {}) {
  const screen = await render(<Opener {...props} />)
  await screen.getByRole('button', { name: 'Find' }).click()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  return { screen, palette: findCommandPalette(screen.container, 'Go to or find') }
}

test('arrows move around its ends, Enter chooses, and the focus returns', async () => {
  const onChoose = vi.fn<(item: { id: string }) => void>()
  const { screen, palette } = await open({ onChoose })
  await userEvent.keyboard('{ArrowUp}')
  expect(palette.active()).toBe('Exams')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(palette.active()).toBe('Orders')
  expect(palette.input.getAttribute('aria-activedescendant')).toBe(palette.item('Orders').id)
  await userEvent.keyboard('{Enter}')
  expect(onChoose.mock.lastCall?.[0].id).toBe('orders')
  await expect.element(screen.getByRole('button', { name: 'Find' })).toHaveFocus()
})

test('typing filters, and the first item is active', async () => {
  const onSearch = vi.fn<(query: string) => void>()
  const { screen, palette } = await open({ onSearch })
  await userEvent.keyboard('{ArrowDown}ex')
  expect([palette.items(), palette.active()]).toEqual([['Exams'], 'Exams'])
  expect(onSearch.mock.calls).toEqual([['e'], ['ex']])
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 result')
  await userEvent.keyboard('zz')
  await expect.element(screen.getByText('Nothing found')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(palette.isOpen()).toBe(true)
})

test('results that arrive do not move the active item', async () => {
  const { screen, palette } = await open({ isLoading: true })
  await userEvent.keyboard('o{ArrowDown}')
  expect(palette.active()).toBe('Today')
  await screen.rerender(<Opener found={[{ id: 'o1', label: 'CH-1', group: 'Orders' }]} />)
  expect([palette.items(), palette.active(), palette.groups()]).toEqual([
    ['Orders', 'Today', 'CH-1'],
    'Today',
    ['Go to', 'Orders'],
  ])
})

test('Enter before the results have come chooses the first of them', async () => {
  const onChoose = vi.fn<(item: { id: string }) => void>()
  const { screen, palette } = await open({ onChoose, isLoading: true })
  await userEvent.keyboard('ch-1{Enter}')
  expect(palette.isOpen()).toBe(true)
  await screen.rerender(<Opener onChoose={onChoose} found={[{ id: 'o1', label: 'CH-1', group: 'Orders' }]} />)
  expect(onChoose.mock.lastCall?.[0].id).toBe('o1')
  await expect.poll(palette.isOpen).toBe(false)
})

test('what was chosen lately is first, and not twice', async () => {
  const { palette } = await open({ recent: [{ id: 'exams', label: 'Exams', group: 'Go to' }] })
  expect([palette.items(), palette.groups()]).toEqual([
    ['Exams', 'Today', 'Orders'],
    ['Recent', 'Go to'],
  ])
})

test('says why results are missing', async () => {
  const { screen } = await open({ error: 'The orders could not be searched.' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The orders could not be searched.')
})

test('Escape and its button close it, and it opens empty again', async () => {
  const { screen, palette } = await open()
  await userEvent.keyboard('ord{Escape}')
  await expect.poll(palette.isOpen).toBe(false)
  await screen.getByRole('button', { name: 'Find' }).click()
  const again = findCommandPalette(screen.container, 'Go to or find')
  expect([again.input.value, again.items().length]).toEqual(['', 3])
  again.close.click()
  await expect.poll(again.isOpen).toBe(false)
})
