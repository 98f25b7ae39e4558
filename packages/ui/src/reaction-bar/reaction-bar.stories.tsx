import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { toggleLike } from './reaction-bar.rules.ts'
import { ReactionBar, type ReactionBarProps } from './reaction-bar.tsx'

/**
 * For what a viewer does to a post, on its card and on its page. Not for comments or courses. A like adds one and
 * an unlike subtracts it; a guest is asked to sign in and nothing changes; sharing uses the system's dialog, else
 * copies the link. Names never change, only the pressed state does.
 */
const meta = {
  title: 'Community/Reaction bar',
  component: ReactionBar,
  args: {
    isLiked: false,
    likesCount: 192,
    isSaved: false,
    share: {
      url: 'https://chignon.example/posts/check-the-line-on-dry-hair',
      title: 'Check the line on dry hair',
    },
    onLikedChange: fn(),
    onSavedChange: fn(),
    onShared: fn(),
    onAskToSignIn: fn(),
  },
} satisfies Meta<typeof ReactionBar>

export default meta
type Story = StoryObj<typeof meta>

function Held({ onLikedChange, ...args }: ReactionBarProps) {
  const [liking, setLiking] = useState({ isLiked: args.isLiked, likesCount: args.likesCount })
  const [isSaved, setIsSaved] = useState(args.isSaved)
  return (
    <ReactionBar
      {...args}
      {...liking}
      isSaved={isSaved}
      onLikedChange={(isLiked) => {
        setLiking(toggleLike(liking))
        return onLikedChange?.(isLiked)
      }}
      onSavedChange={setIsSaved}
    />
  )
}

export const Default: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like 192' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Like 193' })).toHaveAttribute('aria-pressed', 'true'),
    )
    await expect(args.onLikedChange).toHaveBeenCalledWith(true)
  },
}
export const LikedAndSaved: Story = { args: { isLiked: true, isSaved: true } }
export const Compact: Story = { args: { isCompact: true, isLiked: true } }
export const Guest: Story = {
  args: { isGuest: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onAskToSignIn).toHaveBeenCalledWith('save')
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false')
  },
}
export const Persian: Story = {
  args: {
    formatCount: (count) => new Intl.NumberFormat('fa').format(count),
    labels: {
      like: 'پسندیدن',
      save: 'ذخیره',
      share: 'اشتراک‌گذاری',
      copyLink: 'کپی پیوند',
      copied: 'پیوند کپی شد',
    },
  },
  globals: { locale: 'fa' },
}
