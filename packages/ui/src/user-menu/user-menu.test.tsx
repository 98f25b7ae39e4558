import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { UserMenu } from './user-menu.tsx'

test('opens the user’s links and a logout form', async () => {
  const onLogout = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const screen = await render(
    <UserMenu
      firstName="Ana"
      items={[{ id: 'profile', name: 'My profile', link: <a href="#profile" /> }]}
      logout={
        <form onSubmit={onLogout}>
          <MenuItem type="submit">Log out</MenuItem>
        </form>
      }
    />,
  )
  await screen.getByRole('button', { name: 'Your account: Ana' }).click()
  await expect
    .element(screen.getByRole('menuitem', { name: 'My profile' }))
    .toHaveAttribute('href', '#profile')
  await screen.getByRole('menuitem', { name: 'Log out' }).click()
  expect(onLogout).toHaveBeenCalledTimes(1)
})
