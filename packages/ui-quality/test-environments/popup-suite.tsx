import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { findCombobox } from '../../ui/src/combobox/combobox.testing.ts'
import { Combobox } from '../../ui/src/combobox/combobox.tsx'
import { findCounter } from '../../ui/src/counter/counter.testing.ts'
import { Counter } from '../../ui/src/counter/counter.tsx'
import { findDateField } from '../../ui/src/date-field/date-field.testing.ts'
import { DateField } from '../../ui/src/date-field/date-field.tsx'
import { FileDrop } from '../../ui/src/file-drop/file-drop.tsx'
import { MenuItem } from '../../ui/src/menu-item/menu-item.tsx'
import { findMenu } from '../../ui/src/menu/menu.testing.ts'
import { Menu } from '../../ui/src/menu/menu.tsx'
import { findPopover } from '../../ui/src/popover/popover.testing.ts'
import { Popover } from '../../ui/src/popover/popover.tsx'
import { findTabs } from '../../ui/src/tabs/tabs.testing.ts'
import { Tabs } from '../../ui/src/tabs/tabs.tsx'
import { click, press, render, type } from './in-act.tsx'

/** Defines tests of the popups in an environment without popovers, `CSS` or scrolling, as apps use it without set-up. */
export function testPopups(): void {
  test('a menu opens by click and by arrow, and closes when an item is activated', async () => {
    const onClick = vi.fn()
    const container = await render(
      <Menu label="Post" trigger={<button type="button">More</button>}>
        <MenuItem onClick={onClick}>Copy link</MenuItem>
      </Menu>,
    )
    const { trigger, isOpen, item } = findMenu(container, 'Post')
    expect(isOpen()).toBe(false)
    await click(trigger)
    expect(isOpen()).toBe(true)
    await click(item('Copy link'))
    expect([isOpen(), onClick.mock.calls.length]).toEqual([false, 1])
    await press(trigger, 'ArrowDown')
    expect(isOpen()).toBe(true)
    expect(document.activeElement).toBe(item('Copy link'))
  })

  test('a popover opens and closes by its trigger', async () => {
    const container = await render(
      <Popover label="Access" trigger={<button type="button">How long?</button>}>
        For 30 days
      </Popover>,
    )
    const { trigger, isOpen } = findPopover(container, 'Access')
    await click(trigger)
    expect(isOpen()).toBe(true)
    await click(trigger)
    expect(isOpen()).toBe(false)
  })

  test('the helpers find parts by their ids', async () => {
    const onValueChange = vi.fn()
    const items = ['Courses', 'Posts'].map((id) => ({ id, label: id, content: `All ${id}` }))
    const container = await render(
      <>
        <Counter label="Seats" onValueChange={onValueChange} />
        <Tabs label="Saved" items={items} />
      </>,
    )
    await click(findCounter(container, 'Seats').more)
    expect(onValueChange.mock.calls).toEqual([[1]])
    const { tab, panel } = findTabs(container, 'Saved')
    await click(tab('Posts'))
    expect(panel().textContent).toBe('All Posts')
  })

  test('a file input takes what it accepts', async () => {
    const [onValueChange, onReject] = [vi.fn(), vi.fn()]
    const container = await render(<FileDrop label="Add" accept="image/*" {...{ onValueChange, onReject }} />)
    const input = container.querySelector('input')
    const film = new File(['swing'], 'swing.mov', { type: 'video/quicktime' })
    if (input) Object.defineProperty(input, 'files', { value: [film], configurable: true })
    await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })))
    expect([onValueChange.mock.calls, onReject.mock.calls]).toEqual([[], [[[film]]]])
  })

  test('a combobox filters and selects', async () => {
    const onValueChange = vi.fn()
    const options = [
      { value: 'IT', label: 'Italy' },
      { value: 'PT', label: 'Portugal' },
    ]
    const container = await render(
      <Combobox label="Country" options={options} onValueChange={onValueChange} />,
    )
    const { input, isOpen, options: offered, option } = findCombobox(container, 'Country')
    await type(input, 'por')
    expect([isOpen(), offered()]).toEqual([true, ['Portugal']])
    await click(option('Portugal'))
    expect([isOpen(), input.value]).toEqual([false, 'Portugal'])
    expect(onValueChange.mock.calls).toEqual([['PT']])
  })

  test('a date field takes digits, and a date from its calendar', async () => {
    const onValueChange = vi.fn()
    const container = await render(
      <DateField label="Start" name="start" today="2026-11-22" onValueChange={onValueChange} />,
    )
    const { part, trigger, isOpen, calendar, value } = findDateField(container, 'Start')
    await type(part('month'), '11')
    await type(part('day'), '26')
    await type(part('year'), '2026')
    expect(value()).toBe('2026-11-26')
    await click(trigger)
    expect(isOpen()).toBe(true)
    await press(calendar().day('2026-11-26'), 'ArrowRight')
    expect(document.activeElement).toBe(calendar().day('2026-11-27'))
    await click(calendar().day('2026-11-27'))
    expect([isOpen(), value()]).toEqual([false, '2026-11-27'])
    expect(document.activeElement).toBe(trigger)
    expect(onValueChange.mock.calls).toEqual([['2026-11-26'], ['2026-11-27']])
  })
}
