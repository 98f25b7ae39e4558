import type { Meta, StoryObj } from '@storybook/react-vite'
import { Images } from '../icons/images.tsx'
import { KeyRound } from '../icons/key-round.tsx'
import { LogOut } from '../icons/log-out.tsx'
import { Receipt } from '../icons/receipt.tsx'
import { Store } from '../icons/store.tsx'
import { Tag } from '../icons/tag.tsx'
import { Ticket } from '../icons/ticket.tsx'
import { Trash2 } from '../icons/trash-2.tsx'
import { UserRound } from '../icons/user-round.tsx'
import { SettingsList, type SettingsItem } from './settings-list.tsx'

const icon = { 'aria-hidden': true, strokeWidth: 1.5 } as const

const items: SettingsItem[] = [
  {
    id: 'profile',
    name: 'Edit profile',
    description: 'Name, picture, about you',
    icon: <UserRound {...icon} />,
    link: <a href="#profile" />,
  },
  {
    id: 'gallery',
    name: 'Gallery',
    description: '9 pictures',
    icon: <Images {...icon} />,
    link: <a href="#gallery" />,
  },
  {
    id: 'business',
    name: 'Businesses',
    description: 'Where clients find you',
    icon: <Store {...icon} />,
    link: <a href="#business" />,
  },
  { id: 'interests', name: 'Interests', icon: <Tag {...icon} />, link: <a href="#interests" /> },
  { id: 'password', name: 'Change password', icon: <KeyRound {...icon} />, link: <a href="#password" /> },
  {
    id: 'purchases',
    name: 'Purchase history',
    description: 'Invoices and access',
    icon: <Receipt {...icon} />,
    link: <a href="#purchases" />,
  },
  {
    id: 'tickets',
    name: 'My tickets',
    description: '2 for Lisbon, in March',
    icon: <Ticket {...icon} />,
    link: <a href="#tickets" />,
  },
  {
    id: 'logout',
    name: 'Log out',
    icon: <LogOut {...icon} className="rtl:-scale-x-100" />,
    link: <button type="submit" form="logout" />,
  },
  {
    id: 'delete',
    name: 'Delete account',
    description: 'Your certificates stay valid',
    icon: <Trash2 {...icon} />,
    link: <a href="#delete" />,
    isDanger: true,
  },
]

/**
 * For the index of `/profile/settings`, and beside its pages with `isCurrent`. Not for single settings (`Switch`,
 * fields). Destructive entries are separate and state their consequences.
 */
const meta = {
  title: 'Profile/Settings list',
  component: SettingsList,
  args: { label: 'Settings', items },
  decorators: [
    (Story) => (
      <div className="max-w-prose">
        <Story />
        <form id="logout" />
      </div>
    ),
  ],
} satisfies Meta<typeof SettingsList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InGroups: Story = {
  args: {
    items: items.map((item, index) => ({
      ...item,
      group: index < 4 ? 'Profile' : index < 5 ? 'Security' : index < 7 ? 'Purchases' : undefined,
    })),
  },
}
export const BesideAPage: Story = {
  args: {
    items: items.map((item) => ({ ...item, isCurrent: item.id === 'gallery', description: undefined })),
  },
}
export const Persian: Story = {
  args: {
    label: 'تنظیمات',
    items: [
      {
        id: 'profile',
        name: 'ویرایش نمایه',
        description: 'نام، تصویر، دربارهٔ شما',
        icon: <UserRound {...icon} />,
        link: <a href="#profile" />,
      },
      {
        id: 'tickets',
        name: 'بلیت‌های من',
        description: '۲ بلیت لیسبون',
        icon: <Ticket {...icon} />,
        link: <a href="#tickets" />,
      },
      {
        id: 'delete',
        name: 'حذف حساب',
        icon: <Trash2 {...icon} />,
        link: <a href="#delete" />,
        isDanger: true,
      },
    ],
  },
  globals: { locale: 'fa' },
}
