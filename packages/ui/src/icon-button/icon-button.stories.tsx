import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Bookmark } from '../icons/bookmark.tsx'
import { ChevronRight } from '../icons/chevron-right.tsx'
import { Heart } from '../icons/heart.tsx'
import { Moon } from '../icons/moon.tsx'
import { Share } from '../icons/share.tsx'
import { X } from '../icons/x.tsx'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { label: 'Dark theme', children: <Moon aria-hidden="true" strokeWidth={1.5} />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dark theme' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Outline: Story = {
  args: { variant: 'outline', label: 'Share', children: <Share aria-hidden="true" strokeWidth={1.5} /> },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      <IconButton {...args} variant="outline" size="small" />
      <IconButton {...args} variant="outline" />
      <IconButton {...args} variant="outline" size="large" />
    </div>
  ),
}

/** The actions below a post; the pressed one has the accent colour. */
export const Pressed: Story = {
  render: (args) => (
    <div className="flex gap-1">
      <IconButton {...args} label="Like" aria-pressed="true">
        <Heart aria-hidden="true" strokeWidth={1.5} fill="currentColor" />
      </IconButton>
      <IconButton {...args} label="Save" aria-pressed="false">
        <Bookmark aria-hidden="true" strokeWidth={1.5} />
      </IconButton>
    </div>
  ),
}

export const OnPicture: Story = {
  args: {
    variant: 'on-picture',
    label: 'Close the story',
    children: <X aria-hidden="true" strokeWidth={1.5} />,
  },
}

/** A directional icon is mirrored; a link stays a link. */
export const NextInPersian: Story = {
  args: {
    variant: 'outline',
    label: 'درس بعدی',
    asChild: true,
    children: (
      <a href="#next">
        <ChevronRight aria-hidden="true" strokeWidth={1.5} className="rtl:-scale-x-100" />
      </a>
    ),
  },
  globals: { locale: 'fa' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'درس بعدی' })).toBeVisible()
  },
}

export const Disabled: Story = { args: { disabled: true, variant: 'outline' } }
