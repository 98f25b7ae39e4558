import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SettingsList } from './settings-list.tsx'

const item = (name: string) => ({ id: name, name, icon: <span />, link: <a href={`#${name}`} /> })

test('makes the whole row clickable and marks the current page', async () => {
  const onOpen = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const screen = await render(
    <SettingsList
      label="Settings"
      items={[
        { ...item('Gallery'), link: <a href="#gallery" onClick={onOpen} />, isCurrent: true },
        item('Interests'),
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('listitem').first(), { position: { x: 4, y: 4 } })
  expect(onOpen).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('link', { name: 'Gallery' })).toHaveAttribute('aria-current', 'page')
})

test('lists destructive entries separately at the end', async () => {
  const screen = await render(
    <SettingsList
      label="Settings"
      items={[{ ...item('Delete account'), isDanger: true }, item('Interests')]}
    />,
  )
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Interests', 'Delete account'])
  expect(screen.getByRole('list').elements()).toHaveLength(2)
})

test('lists entries under the titles of their groups, and others after them', async () => {
  const screen = await render(
    <SettingsList
      label="Settings"
      items={[
        item('Log out'),
        { ...item('Edit profile'), group: 'Profile' },
        { ...item('Devices'), group: 'Security' },
        { ...item('Gallery'), group: 'Profile' },
      ]}
    />,
  )
  const profile = screen.getByRole('list', { name: 'Profile' })
  expect(
    profile
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Edit profile', 'Gallery'])
  await expect
    .element(screen.getByRole('list', { name: 'Security' }).getByRole('link'))
    .toHaveTextContent('Devices')
  await expect.element(screen.getByRole('link').last()).toHaveTextContent('Log out')
})
