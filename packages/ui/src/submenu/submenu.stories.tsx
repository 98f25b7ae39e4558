import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ArrowLeftRight } from '../icons/arrow-left-right.tsx'
import { Copy } from '../icons/copy.tsx'
import { PenLine } from '../icons/pen-line.tsx'
import { Trash2 } from '../icons/trash-2.tsx'
import { Menu } from '../menu/menu.tsx'
import { MenuItem, MenuSeparator } from '../menu-item/menu-item.tsx'
import { Submenu } from './submenu.tsx'

const icon = { 'aria-hidden': true, strokeWidth: 1.5 } as const

const meta = {
  title: 'Overlays/Submenu',
  component: Submenu,
  args: {
    label: 'Move to',
    icon: <ArrowLeftRight {...icon} />,
    children: (
      <>
        <MenuItem>Foundations</MenuItem>
        <MenuItem>Cutting lines</MenuItem>
        <MenuItem>Finishing</MenuItem>
      </>
    ),
  },
  render: (args) => (
    <Menu label="Lesson" trigger={<Button variant="secondary">Lesson</Button>}>
      <MenuItem icon={<PenLine {...icon} />}>Rename</MenuItem>
      <MenuItem icon={<Copy {...icon} />}>Duplicate</MenuItem>
      <Submenu {...args} />
      <MenuSeparator />
      <MenuItem tone="error" icon={<Trash2 {...icon} />}>
        Delete
      </MenuItem>
    </Menu>
  ),
  decorators: [
    (Story) => (
      <div className="flex min-h-80 items-start">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Submenu>

export default meta
type Story = StoryObj<typeof meta>

/** The arrow in the direction of the text opens it, the other one closes it. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lesson' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Rename' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Move to' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Foundations' })).toHaveFocus())
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lesson' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Move to' })).toBeDisabled())
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'انتقال به',
    children: (
      <>
        <MenuItem>مبانی</MenuItem>
        <MenuItem>خط‌های کوتاهی</MenuItem>
      </>
    ),
  },
  render: (args) => (
    <Menu label="درس" trigger={<Button variant="secondary">درس</Button>}>
      <MenuItem icon={<PenLine {...icon} />}>تغییر نام</MenuItem>
      <Submenu {...args} />
    </Menu>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'درس' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'انتقال به' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'مبانی' })).toHaveFocus())
  },
}
