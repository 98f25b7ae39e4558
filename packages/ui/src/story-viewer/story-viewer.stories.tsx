import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DrawnCover } from '../cover/drawn-cover.tsx'
import { StoryViewer, type StoryItem, type StoryViewerProps } from './story-viewer.tsx'

const story = (id: string, title: string, name: string, time: string): StoryItem => ({
  id,
  title,
  author: { name },
  time,
  picture: <DrawnCover seed={id} width={540} height={960} />,
})

const stories = [
  story('towels-folded-kettle-on', 'Seven o’clock, towels folded, kettle on', 'Inês Duarte', '3 hours ago'),
  story('apron-after-copper-day', 'My apron after a day of copper', 'Jonas Weber', '9 hours ago'),
  story(
    'training-head-on-the-bus',
    'The training head gets a seat on the bus',
    'Giulia Ferri',
    '20 hours ago',
  ),
]

/**
 * For the stories of one category in full screen. Not for gallery pictures (`GalleryGrid`) or lessons. The timer
 * pauses during a long press, while paused, while the page is hidden, and under reduced motion; after the last
 * story it closes; every gesture has a key and a button.
 */
const meta = {
  title: 'Community/Story viewer',
  component: StoryViewer,
  args: { open: true, onOpenChange: fn(), onSeen: fn(), title: 'Behind the chair', stories },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof StoryViewer>

export default meta
type Story = StoryObj<typeof meta>

function Held(args: StoryViewerProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid min-h-dvh place-items-center">
      <Button onClick={() => setIsOpen(true)}>Behind the chair</Button>
      <StoryViewer {...args} open={isOpen} onOpenChange={setIsOpen} />
    </div>
  )
}

/** Opened, moved by keys, closed; the focus returns. */
export const Default: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Behind the chair' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByText('Seven o’clock, towels folded, kettle on')).toBeVisible())
    const isRtl = document.documentElement.dir === 'rtl'
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(canvas.getByText('My apron after a day of copper')).toBeVisible()
    await expect(args.onSeen).toHaveBeenCalledWith('apron-after-copper-day')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const Open: Story = {}
export const LongText: Story = {
  args: {
    stories: [
      story(
        'wrists',
        'Fünf Föhnfrisuren hintereinander, dazwischen keine Pause: Wie schont ihr eure Handgelenke?',
        'Maximiliana Wolfeschlegelsteinhausenbergerdorff',
        'vor 3 Stunden',
      ),
    ],
  },
}
/** Using the control below the text pauses the story. */
export const Translated: Story = {
  args: {
    stories: stories.map((item) => ({
      ...item,
      note: (
        <button
          type="button"
          className="touch-target cursor-pointer rounded-media underline underline-offset-4"
        >
          Show original
        </button>
      ),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show original' }))
    await expect(canvas.getByText('Seven o’clock, towels folded, kettle on')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}
export const Persian: Story = {
  args: {
    title: 'پشت صندلی',
    stories: [
      story('towels-folded-kettle-on', 'ساعت هفت؛ حوله‌ها تا شده، کتری روشن', 'ثریا رحیمی', '۳ ساعت پیش'),
      story('lunch-at-four', 'ناهار ساعت چهار، سرپا؛ ولی می‌ارزید', 'پریسا کریمی', '۹ ساعت پیش'),
    ],
  },
  globals: { locale: 'fa' },
}
