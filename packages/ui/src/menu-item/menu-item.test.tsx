import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MenuItem, MenuSeparator } from './menu-item.tsx'

test('renders a link as a menu item, and a separator as none', async () => {
  const screen = await render(
    <div role="menu" aria-label="Account">
      <MenuItem asChild>
        <a href="#profile">My profile</a>
      </MenuItem>
      <MenuSeparator />
      <MenuItem>Log out</MenuItem>
    </div>,
  )
  await expect
    .element(screen.getByRole('menuitem', { name: 'My profile' }))
    .toHaveAttribute('href', '#profile')
  expect(screen.getByRole('menuitem').elements()).toHaveLength(2)
})
