import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Combobox } from '../combobox/combobox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { Popover } from '../popover/popover.tsx'
import { Submenu } from '../submenu/submenu.tsx'
import { Menu } from './menu.tsx'

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

const fallbacks = (element: Element) => getComputedStyle(element).getPropertyValue('position-try-fallbacks')

/** With fallbacks on a closed popup, WebKit freezes as soon as an element around it is no longer displayed. */
test.each(Object.entries(popups))('%s: has fallback positions only while it is open', async (_, popup) => {
  const screen = await render(popup)
  const element = screen.container.querySelector<HTMLElement>('[popover]')
  if (!element) throw new Error('There is no popup.')
  const close = () => {
    element.hidePopover()
    for (const animation of element.getAnimations()) animation.finish()
  }
  // A submenu opens under the pointer, wherever that is.
  close()
  expect(fallbacks(element)).toBe('none')
  element.showPopover()
  expect(fallbacks(element)).toContain('flip-')
  // They last until it has faded, so that it does not jump.
  close()
  expect(fallbacks(element)).toBe('none')
})
