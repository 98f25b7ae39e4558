import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from '../menu/menu.tsx'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { Submenu } from './submenu.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const setUp = async () => {
  const onMove = vi.fn()
  const screen = await render(
    <div>
      <Menu label="Lesson" trigger={<button type="button">More</button>}>
        <MenuItem>Rename</MenuItem>
        <Submenu label="Move to">
          <MenuItem onClick={onMove}>Module one</MenuItem>
          <MenuItem>Module two</MenuItem>
        </Submenu>
        <MenuItem>Mute</MenuItem>
      </Menu>
      <button type="button">Next</button>
    </div>,
  )
  await screen.getByRole('button', { name: 'More' }).click()
  const item = (name: string) => screen.getByRole('menuitem', { name })
  await expect.element(item('Rename')).toHaveFocus()
  return { screen, onMove, item, submenu: screen.getByRole('menu', { name: 'Move to' }) }
}

test('the arrows of the menu skip the items of a closed submenu', async () => {
  const { item } = await setUp()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Move to')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Mute')).toHaveFocus()
  await userEvent.keyboard('m')
  await expect.element(item('Move to')).toHaveFocus()
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])('in %s, %s opens it at its first item and %s returns', async (dir, forward, back) => {
  document.documentElement.dir = dir
  const { item, submenu } = await setUp()
  await expect.element(submenu).not.toBeInTheDocument()
  await userEvent.keyboard(`{ArrowDown}${forward}`)
  await expect.element(item('Module one')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Module two')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Module one')).toHaveFocus()
  await userEvent.keyboard(back)
  await expect.element(item('Move to')).toHaveFocus()
  await expect.element(submenu).not.toBeInTheDocument()
})

test('opens with Enter; Escape closes only the submenu', async () => {
  const { screen, item, submenu } = await setUp()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(item('Module one')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(item('Move to')).toHaveFocus()
  await expect.element(submenu).not.toBeInTheDocument()
  await expect.element(screen.getByRole('menu', { name: 'Lesson' })).toBeVisible()
})

test('activating an item closes both menus and returns the focus', async () => {
  const { screen, onMove } = await setUp()
  await userEvent.keyboard('{ArrowDown}{Enter}{Enter}')
  expect(onMove).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'More' })).toHaveFocus()
})

test('Tab closes both menus', async () => {
  const { screen } = await setUp()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.tab()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

test('opens under the pointer, and closes over another item', async () => {
  const { item, submenu } = await setUp()
  await item('Move to').hover()
  await expect.element(submenu).toBeVisible()
  await item('Module two').hover()
  await expect.element(item('Module two')).toHaveFocus()
  await item('Rename').hover()
  await expect.element(submenu).not.toBeInTheDocument()
  await expect.element(item('Rename')).toHaveFocus()
})
