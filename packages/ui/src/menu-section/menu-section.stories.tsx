import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Clock } from '../icons/clock.tsx'
import { Heart } from '../icons/heart.tsx'
import { Images } from '../icons/images.tsx'
import { MessageCircle } from '../icons/message-circle.tsx'
import { Pin } from '../icons/pin.tsx'
import { Menu } from '../menu/menu.tsx'
import { MenuItem, MenuSeparator } from '../menu-item/menu-item.tsx'
import { MenuCheckbox, MenuRadioGroup, MenuSection } from './menu-section.tsx'

const icon = { 'aria-hidden': true, strokeWidth: 1.5 } as const

const meta = {
  title: 'Overlays/Menu section',
  component: MenuSection,
  args: {
    label: 'Show',
    children: (
      <>
        <MenuCheckbox label="Posts with pictures" defaultChecked icon={<Images {...icon} />} />
        <MenuCheckbox label="Questions" icon={<MessageCircle {...icon} />} />
      </>
    ),
  },
  render: (args) => (
    <Menu label="View of the feed" trigger={<Button variant="secondary">View</Button>}>
      <MenuRadioGroup
        label="Sort by"
        defaultValue="new"
        options={[
          { value: 'new', label: 'Newest', icon: <Clock {...icon} /> },
          { value: 'liked', label: 'Most liked', icon: <Heart {...icon} /> },
        ]}
      />
      <MenuSeparator />
      <MenuSection {...args} />
      <MenuSeparator />
      <MenuItem icon={<Pin {...icon} />}>Pin this view</MenuItem>
    </Menu>
  ),
  decorators: [
    (Story) => (
      <div className="flex min-h-100 items-start">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuSection>

export default meta
type Story = StoryObj<typeof meta>

/** Radios close the menu, checkboxes leave it open. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'Newest' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('menuitemcheckbox', { name: 'Questions' }))
    await expect(canvas.getByRole('menuitemcheckbox', { name: 'Questions' })).toBeChecked()
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Show' })).toBeVisible())
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { label: 'نمایش', children: <MenuCheckbox label="نوشته‌های با عکس" defaultChecked /> },
  render: (args) => (
    <Menu label="نمای نوشته‌ها" trigger={<Button variant="secondary">نما</Button>}>
      <MenuRadioGroup
        label="ترتیب"
        defaultValue="new"
        options={[
          { value: 'new', label: 'تازه‌ترین' },
          { value: 'liked', label: 'محبوب‌ترین' },
        ]}
      />
      <MenuSeparator />
      <MenuSection {...args} />
    </Menu>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'نما' }))
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
  },
}
