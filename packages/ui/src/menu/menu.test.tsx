import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MenuItem, MenuSeparator } from '../menu-item/menu-item.tsx'
import { Menu } from './menu.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const setUp = async () => {
  const onChoose = vi.fn()
  const screen = await render(
    <div>
      <Menu label="Post" trigger={<button type="button">More</button>}>
        <MenuItem onClick={() => onChoose('copy')}>Copy link</MenuItem>
        <MenuItem disabled>Pin</MenuItem>
        <MenuItem onClick={() => onChoose('save')}>Save</MenuItem>
        <MenuItem onClick={() => onChoose('share')}>Share</MenuItem>
        <MenuItem onClick={() => onChoose('new list')}>New list</MenuItem>
        <MenuItem onClick={() => onChoose('new folder')}>New folder</MenuItem>
        <MenuSeparator />
        <MenuItem asChild>
          <a href="#author">See the author</a>
        </MenuItem>
      </Menu>
      <button type="button">Next</button>
    </div>,
  )
  const item = (name: string) => screen.getByRole('menuitem', { name })
  return { screen, onChoose, item, trigger: screen.getByRole('button', { name: 'More' }) }
}

test('opens on click with the focus on its first item', async () => {
  const { screen, trigger, item } = await setUp()
  expect(screen.getByRole('menu').query()).toBeNull()
  await trigger.click()
  await expect.element(screen.getByRole('menu', { name: 'Post' })).toBeVisible()
  await expect.element(item('Copy link')).toHaveFocus()
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu')
})

test('wraps with arrows, skips disabled items, and goes to the ends with Home and End', async () => {
  const { trigger, item } = await setUp()
  trigger.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Copy link')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Save')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(item('See the author')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Copy link')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('See the author')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(item('Copy link')).toHaveFocus()
})

test('opens at the end with ArrowUp on the trigger', async () => {
  const { trigger, item } = await setUp()
  trigger.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('See the author')).toHaveFocus()
})

test('focuses the next item that begins with a typed letter', async () => {
  const { trigger, item } = await setUp()
  await trigger.click()
  await expect.element(item('Copy link')).toHaveFocus()
  await userEvent.keyboard('s')
  await expect.element(item('Save')).toHaveFocus()
  await userEvent.keyboard('s')
  await expect.element(item('Share')).toHaveFocus()
  await userEvent.keyboard('s')
  await expect.element(item('See the author')).toHaveFocus()
  await userEvent.keyboard('s')
  await expect.element(item('Save')).toHaveFocus()
})

test('focuses the item that begins with the typed text, which may contain spaces', async () => {
  const { trigger, onChoose, item } = await setUp()
  await trigger.click()
  await expect.element(item('Copy link')).toHaveFocus()
  await userEvent.keyboard('se')
  await expect.element(item('See the author')).toHaveFocus()
  await userEvent.keyboard('{Home}new f')
  await expect.element(item('New folder')).toHaveFocus()
  expect(onChoose).not.toHaveBeenCalled()
})

test('activates the focused item with Space if no item continues with it', async () => {
  const { trigger, onChoose, item } = await setUp()
  await trigger.click()
  await expect.element(item('Copy link')).toHaveFocus()
  await userEvent.keyboard('sh ')
  expect(onChoose.mock.calls).toEqual([['share']])
})

test('activates a link with Space', async () => {
  const { screen, trigger, item } = await setUp()
  await trigger.click()
  await expect.element(item('Copy link')).toHaveFocus()
  const onClick = vi.fn((event: Event) => event.preventDefault())
  item('See the author').element().addEventListener('click', onClick)
  await userEvent.keyboard('{End} ')
  expect(onClick).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

test('continues with the arrows from the hovered item', async () => {
  const { trigger, item } = await setUp()
  await trigger.click()
  await item('Save').hover()
  await expect.element(item('Save')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Share')).toHaveFocus()
})

test('moves from the trigger into a menu that is already open', async () => {
  const { trigger, item, screen } = await setUp()
  await trigger.click()
  await expect.element(item('Copy link')).toHaveFocus()
  // As if it was opened before hydration, without the listeners that move the focus.
  trigger.element().focus()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Copy link')).toHaveFocus()
})

test('calls the action once, closes, and returns the focus', async () => {
  const { screen, trigger, onChoose, item } = await setUp()
  await trigger.click()
  await expect.element(item('Copy link')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChoose.mock.calls).toEqual([['save']])
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('closes with Escape, and with Tab moves on', async () => {
  const { screen, trigger, item } = await setUp()
  await trigger.click()
  await expect.element(item('Copy link')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  await trigger.click()
  await expect.element(item('Copy link')).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test.each(['ltr', 'rtl'])('opens below its trigger, aligned with its start (%s)', async (dir) => {
  document.documentElement.dir = dir
  const screen = await render(
    <div className="flex justify-center">
      <Menu label="Post" trigger={<button type="button">More on this post</button>}>
        <MenuItem>Copy link</MenuItem>
      </Menu>
    </div>,
  )
  const trigger = screen.getByRole('button')
  await trigger.click()
  const menu = screen.getByRole('menu')
  await expect.element(menu).toBeVisible()
  const from = trigger.element().getBoundingClientRect()
  const after = menu.element().getBoundingClientRect()
  expect(after.top).toBeGreaterThan(from.bottom)
  if (dir === 'ltr') expect(after.left).toBeCloseTo(from.left, 0)
  else expect(after.right).toBeCloseTo(from.right, 0)
})

test('marks the current item', async () => {
  const screen = await render(
    <Menu label="Language" trigger={<button type="button">English</button>}>
      <MenuItem isCurrent>English</MenuItem>
      <MenuItem>Deutsch</MenuItem>
    </Menu>,
  )
  await screen.getByRole('button', { name: 'English' }).click()
  await expect
    .element(screen.getByRole('menuitem', { name: 'English' }))
    .toHaveAttribute('aria-current', 'true')
  await expect.element(screen.getByRole('menuitem', { name: 'Deutsch' })).not.toHaveAttribute('aria-current')
})
