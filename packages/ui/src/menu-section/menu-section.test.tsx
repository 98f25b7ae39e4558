import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from '../menu/menu.tsx'
import { MenuItem, MenuSeparator } from '../menu-item/menu-item.tsx'
import { MenuCheckbox, MenuRadioGroup, MenuSection } from './menu-section.tsx'

const options = [
  { value: 'new', label: 'Newest' },
  { value: 'old', label: 'Oldest', isDisabled: true },
  { value: 'liked', label: 'Most liked' },
]

const setUp = async (value?: string) => {
  const onValueChange = vi.fn()
  const onCheckedChange = vi.fn()
  const screen = await render(
    <Menu label="View" trigger={<button type="button">View</button>}>
      <MenuRadioGroup
        label="Sort by"
        options={options}
        value={value}
        defaultValue="new"
        onValueChange={onValueChange}
      />
      <MenuSeparator />
      <MenuSection label="Show">
        <MenuCheckbox label="Pictures" defaultChecked onCheckedChange={onCheckedChange} />
        <MenuItem>Everything</MenuItem>
      </MenuSection>
    </Menu>,
  )
  await screen.getByRole('button', { name: 'View' }).click()
  const radio = (name: string) => screen.getByRole('menuitemradio', { name })
  return { screen, onValueChange, onCheckedChange, radio }
}

test('groups items under a heading that names the group', async () => {
  const { screen } = await setUp()
  const group = screen.getByRole('group', { name: 'Show' })
  await expect.element(group.getByRole('menuitem', { name: 'Everything' })).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Sort by' })).toBeVisible()
})

test('arrows move through all groups and skip disabled options', async () => {
  const { screen, radio } = await setUp()
  await expect.element(radio('Newest')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('Most liked')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitemcheckbox')).toHaveFocus()
})

test('selecting an option checks it, reports it and closes the menu', async () => {
  const { screen, radio, onValueChange } = await setUp()
  await expect.element(radio('Newest')).toBeChecked()
  await userEvent.keyboard('m{Enter}')
  expect(onValueChange.mock.calls).toEqual([['liked']])
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'View' }).click()
  await expect.element(radio('Most liked')).toBeChecked()
  await expect.element(radio('Newest')).not.toBeChecked()
})

test('keeps the option of its owner', async () => {
  const { screen, radio, onValueChange } = await setUp('new')
  await radio('Most liked').click()
  expect(onValueChange).toHaveBeenCalledWith('liked')
  await screen.getByRole('button', { name: 'View' }).click()
  await expect.element(radio('Newest')).toBeChecked()
})

test('a checkbox changes without closing the menu', async () => {
  const { screen, onCheckedChange } = await setUp()
  const checkbox = screen.getByRole('menuitemcheckbox', { name: 'Pictures' })
  await expect.element(checkbox).toBeChecked()
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
  await expect.element(checkbox).not.toBeChecked()
  await checkbox.click()
  await expect.element(checkbox).toBeChecked()
  expect(onCheckedChange.mock.calls).toEqual([[false], [true]])
  await expect.element(screen.getByRole('menu')).toBeVisible()
})
