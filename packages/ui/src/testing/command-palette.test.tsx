import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CommandPalette } from '../command-palette/command-palette.tsx'
import { findCommandPalette } from '../command-palette/command-palette.testing.ts'

test('command palette: reads and chooses items', async () => {
  const onChoose = vi.fn<(item: { id: string }) => void>()
  const items = [
    { id: 'today', label: 'Today', group: 'Go to' },
    { id: 'orders', label: 'Orders', group: 'Go to', detail: '7' },
  ]
  const { container } = await render(
    <CommandPalette label="Go to or find" items={items} defaultOpen onChoose={onChoose} />,
  )
  const palette = findCommandPalette(container, 'Go to or find')
  expect([palette.items(), palette.active(), palette.groups()]).toEqual([
    ['Today', 'Orders'],
    'Today',
    ['Go to'],
  ])
  expect(() => palette.item('Exams')).toThrow('There is no item “Exams” here; there is “Today”, “Orders”.')
  await userEvent.click(palette.item('Orders'))
  expect(onChoose.mock.lastCall?.[0].id).toBe('orders')
  await expect.poll(palette.isOpen).toBe(false)
  expect(() => findCommandPalette(container, 'Go to or find')).toThrow('There is no open command palette')
})
