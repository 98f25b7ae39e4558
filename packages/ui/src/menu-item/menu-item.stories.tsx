import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from '../icons/arrow-right.tsx'
import { Bookmark } from '../icons/bookmark.tsx'
import { Trash2 } from '../icons/trash-2.tsx'
import { MenuItem, MenuSeparator } from './menu-item.tsx'

const meta = {
  title: 'Overlays/Menu item',
  component: MenuItem,
  args: { children: 'Save for later', icon: <Bookmark aria-hidden="true" strokeWidth={1.5} /> },
  decorators: [
    (Story) => (
      <div role="menu" aria-label="Post" className="w-64 rounded-control border border-line bg-raised p-1.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuItem>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Current: Story = { args: { isCurrent: true, icon: undefined, children: 'Newest first' } }

export const States: Story = {
  render: (args) => (
    <>
      <MenuItem {...args} />
      <MenuItem {...args} disabled>
        Pin to your profile
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="error" icon={<Trash2 aria-hidden="true" strokeWidth={1.5} />}>
        Delete the post
      </MenuItem>
    </>
  ),
}

/** The icon is at the right of its text. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  render: (args) => (
    <>
      <MenuItem {...args}>ذخیره برای بعد</MenuItem>
      <MenuItem icon={<ArrowRight className="rtl:-scale-x-100" />}>رفتن به دوره</MenuItem>
      <MenuSeparator />
      <MenuItem tone="error" icon={<Trash2 aria-hidden="true" strokeWidth={1.5} />}>
        حذف نوشته
      </MenuItem>
    </>
  ),
}
