import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Switch } from '../switch/switch.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'

const settings = (
  <div className="grid gap-6">
    <Switch label="Captions" defaultChecked />
    <Switch label="Only free lessons" hint="The first lesson of each course" />
    <Switch label="Hide what I finished" />
  </div>
)

/**
 * For content with no room beside the page. Not for questions (`Dialog`), a short list of actions (`Menu`), or the
 * site's navigation (`Header` has its own). One at a time; its changes are visible after it has closed.
 */
const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Narrow the lessons',
    children: settings,
    footer: <Button isWide>Show 12 lessons</Button>,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

function Held(args: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid min-h-dvh place-items-center">
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Narrow
      </Button>
      <Drawer {...args} open={isOpen} onOpenChange={setIsOpen} />
    </div>
  )
}

export const Default: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Narrow' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Narrow the lessons' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const FromTheEnd: Story = {}
export const FromTheBottom: Story = { args: { side: 'bottom' } }
export const Persian: Story = {
  args: {
    title: 'محدود کردن درس‌ها',
    children: <Switch label="زیرنویس" defaultChecked />,
    footer: <Button isWide>نمایش ۱۲ درس</Button>,
  },
  globals: { locale: 'fa' },
}
