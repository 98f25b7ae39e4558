import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Combobox } from '../combobox/combobox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { Popover } from '../popover/popover.tsx'
import { Submenu } from '../submenu/submenu.tsx'
import { Menu } from './menu.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const trigger = <button type="button">More</button>

const popups = {
  menu: (
    <Menu label="Post" trigger={trigger}>
      <MenuItem>Save</MenuItem>
    </Menu>
  ),
  submenu: (
    <Submenu label="Share">
      <MenuItem>Copy the link</MenuItem>
    </Submenu>
  ),
  popover: (
    <Popover label="Prices" trigger={trigger}>
      Tax is included.
    </Popover>
  ),
  combobox: <Combobox label="Country" name="country" options={[{ value: 'pt', label: 'Portugal' }]} />,
  date: <DateField label="Date" name="date" />,
}

const popupOf = (container: HTMLElement): HTMLElement => {
  const popup = container.querySelector<HTMLElement>('[popover]')
  if (!popup) throw new Error('There is no popup.')
  return popup
}

test.each(Object.entries(popups))('%s: has fallback positions', async (_, popup) => {
  const { container } = await render(popup)
  expect(getComputedStyle(popupOf(container)).getPropertyValue('position-try-fallbacks')).toContain('flip-')
})

/** Answers as WebKit does, whose own anchors and fallbacks are not used. */
function asInWebKit(): void {
  const supports = CSS.supports.bind(CSS)
  vi.spyOn(CSS, 'supports').mockImplementation(
    (property: string, value?: string) =>
      property === '-webkit-nbsp-mode' ||
      (value === undefined ? supports(property) : supports(property, value)),
  )
}

const box = (element: Element) => element.getBoundingClientRect()

test.each(['ltr', 'rtl'])(
  'in WebKit, %s, a menu is beside its trigger wherever the page is scrolled',
  async (dir) => {
    asInWebKit()
    const { container } = await render(
      <div dir={dir} style={{ padding: '1000px 300px' }}>
        {popups.menu}
      </div>,
    )
    const popup = popupOf(container)
    const button = container.querySelector('button')
    if (!button) throw new Error('There is no button.')
    const edge = dir === 'ltr' ? 'left' : 'right'
    for (const [block, isAbove] of [
      ['end', true],
      ['start', false],
      ['end', true],
    ] as const) {
      button.scrollIntoView({ block })
      await userEvent.click(button)
      await expect.poll(() => box(popup).bottom < box(button).top).toBe(isAbove)
      expect(box(popup).top > box(button).bottom).toBe(!isAbove)
      // Scripts place it in a task after it has opened.
      await expect.poll(() => box(popup)[edge]).toBeCloseTo(box(button)[edge])
      await userEvent.keyboard('{Escape}')
    }
  },
)

test('in WebKit an open menu follows its trigger while the page scrolls', async () => {
  asInWebKit()
  const { container } = await render(<div style={{ padding: '1000px 0' }}>{popups.menu}</div>)
  const popup = popupOf(container)
  const button = container.querySelector('button')
  if (!button) throw new Error('There is no button.')
  button.scrollIntoView({ block: 'center' })
  await userEvent.click(button)
  const distance = () => Math.round(box(popup).top - box(button).bottom)
  await expect.poll(distance).toBe(8)
  const before = box(button).top
  scrollBy(0, 60)
  await expect.poll(() => box(button).top).toBe(before - 60)
  await expect.poll(distance).toBe(8)
})

test('in WebKit a combobox’s list is as wide as its field', async () => {
  asInWebKit()
  const { container } = await render(<div style={{ width: 700 }}>{popups.combobox}</div>)
  const popup = popupOf(container)
  await userEvent.click(container.querySelector('input') ?? container)
  await expect.poll(() => box(popup).width).toBeGreaterThan(690)
})

test('in WebKit a submenu is beside its item, or on its other side', async () => {
  asInWebKit()
  const { container } = await render(
    <div style={{ width: 200, marginInlineStart: 'auto' }}>{popups.submenu}</div>,
  )
  const popup = popupOf(container)
  const item = container.querySelector('button')
  if (!item) throw new Error('There is no item.')
  await userEvent.click(item)
  await expect.poll(() => box(popup).right).toBeCloseTo(box(item).left)
  expect(box(popup).top).toBeLessThan(box(item).bottom)
})
