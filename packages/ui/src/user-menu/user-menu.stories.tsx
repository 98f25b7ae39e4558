import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { LogOut } from '../icons/log-out.tsx'
import { Settings } from '../icons/settings.tsx'
import { Ticket } from '../icons/ticket.tsx'
import { UserRound } from '../icons/user-round.tsx'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { UserMenu } from './user-menu.tsx'

const logout = (label: string) => (
  <form action="#logout">
    <MenuItem
      type="submit"
      icon={<LogOut aria-hidden="true" strokeWidth={1.5} className="rtl:-scale-x-100" />}
    >
      {label}
    </MenuItem>
  </form>
)

const meta = {
  title: 'Site/User menu',
  component: UserMenu,
  args: {
    firstName: 'Ana',
    name: 'Ana Díaz',
    items: [
      {
        id: 'profile',
        name: 'My profile',
        icon: <UserRound aria-hidden="true" strokeWidth={1.5} />,
        link: <a href="#profile" />,
      },
      {
        id: 'tickets',
        name: 'My tickets',
        icon: <Ticket aria-hidden="true" strokeWidth={1.5} />,
        link: <a href="#tickets" />,
      },
      {
        id: 'settings',
        name: 'Settings',
        icon: <Settings aria-hidden="true" strokeWidth={1.5} />,
        link: <a href="#settings" />,
      },
    ],
    logout: logout('Log out'),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-72 items-start justify-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your account: Ana' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'My profile' })).toBeVisible())
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
  },
}

export const LongName: Story = {
  args: { firstName: 'Maximiliane-Charlotte Wilhelmina', name: 'Maximiliane Rosenzweig' },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    firstName: 'پریسا',
    name: 'پریسا کریمی',
    items: [{ id: 'profile', name: 'نمایهٔ من', link: <a href="#profile" /> }],
    logout: logout('خروج'),
  },
}
