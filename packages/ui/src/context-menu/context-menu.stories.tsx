import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { Download } from '../icons/download.tsx'
import { FileText } from '../icons/file-text.tsx'
import { RotateCcw } from '../icons/rotate-ccw.tsx'
import {
  ContextMenu,
  ContextMenuCheckbox,
  ContextMenuItem,
  ContextMenuSeparator,
  type ContextMenuProps,
} from './context-menu.tsx'
import { findContextMenu } from './context-menu.testing.ts'

function Order(args: ContextMenuProps) {
  const [isMarked, setIsMarked] = useState(true)
  return (
    <ContextMenu {...args}>
      {args.children}
      <ContextMenuSeparator />
      <ContextMenuCheckbox checked={isMarked} onCheckedChange={setIsMarked}>
        Marked
      </ContextMenuCheckbox>
    </ContextMenu>
  )
}

const meta = {
  title: 'Overlays/Context menu',
  component: ContextMenu,
  args: {
    label: 'Order CH-2027-0142',
    trigger: (
      <div className="rounded-panel border border-line p-6">
        <a href="#order">CH-2027-0142</a>
      </div>
    ),
    children: (
      <>
        <ContextMenuItem asChild icon={<FileText />}>
          <a href="#order">Open</a>
        </ContextMenuItem>
        <ContextMenuItem icon={<Download />}>Invoice</ContextMenuItem>
        <ContextMenuItem icon={<RotateCcw />} tone="error">
          Refund
        </ContextMenuItem>
      </>
    ),
  },
  render: (args) => <Order {...args} />,
  decorators: [
    (Story) => (
      <div className="min-h-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContextMenu>

export default meta
type Story = StoryObj<typeof meta>

/** Opened by the keyboard’s key for it, or a right click. */
export const Open: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link')
    const { left, bottom } = link.getBoundingClientRect()
    await fireEvent.contextMenu(link, { clientX: left + 8, clientY: bottom })
    await waitFor(() => expect(findContextMenu(args.label).menu).toBeVisible())
    await expect(findContextMenu(args.label).items).toEqual(['Open', 'Invoice', 'Refund', 'Marked'])
  },
}

export const Closed: Story = {}
