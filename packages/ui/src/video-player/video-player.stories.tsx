import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { LessonList } from '../lesson-list/lesson-list.tsx'
import { fa } from '../message-packs/fa.ts'
import { captions, clip, previews, stream } from './fixtures/clips.ts'
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx'

const meta = {
  title: 'Learning/Video player',
  component: VideoPlayer,
  args: {
    title: 'The light along a strand',
    sources: clip,
    captions,
    onProgress: fn(),
    onWatched: fn(),
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-275">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>

export default meta
type Story = StoryObj<typeof meta>

/** With its transcript: a click on a line seeks to it. */
export const Lesson: Story = {
  args: { captions: captions.map((caption, index) => ({ ...caption, isDefault: index === 0 })) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Follow it from the root/ }))
    const video = canvasElement.querySelector('video')
    await waitFor(() => expect(video?.currentTime).toBeGreaterThanOrEqual(3))
  },
}

/** Matches of the search are marked, regardless of accents. */
export const SearchedTranscript: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Follow it from the root/ })
    await userEvent.type(canvas.getByRole('searchbox'), 'light')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Follow it/ })).toBeNull())
    await expect(canvas.getByText('light').tagName).toBe('MARK')
  },
}

/** Without a transcript: a preview. */
export const Preview: Story = { args: { hasTranscript: false } }

/** Small pictures above the position slider, while one points at it or seeks by the keyboard. */
export const Previews: Story = {
  args: { previews: previews(), hasTranscript: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = await canvas.findByRole('slider', { name: 'Position' })
    const video = canvasElement.querySelector('video')
    await waitFor(() => expect(video?.duration).toBeGreaterThan(5))
    slider.focus()
    await userEvent.hover(slider)
    await userEvent.keyboard('5')
    await waitFor(() => expect(canvasElement.querySelector('image')).not.toBeNull())
    await waitFor(() => expect(canvasElement).toHaveTextContent('00:03'))
  },
}

/** Chapters on the slider and as a list, and a panel of the caller's, here the lessons. */
export const Panels: Story = {
  args: {
    chapters: [
      { id: 'root', title: 'At the root', start: 0 },
      { id: 'bend', title: 'Where the light bends', start: 2 },
      { id: 'tip', title: 'To the tip', start: 4.4 },
    ],
    panels: [
      {
        id: 'lessons',
        label: 'Lessons',
        content: (
          <LessonList
            className="border-t-0"
            items={[
              { id: '1', number: '1', name: 'Set for grip', duration: '04:10', isDone: true },
              { id: '2', number: '2', name: 'The light along a strand', duration: '06:30', isCurrent: true },
              { id: '3', number: '3', name: 'Close the knot', duration: '05:00' },
            ]}
          />
        ),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Chapters' }))
    await expect(canvas.getByRole('button', { name: /To the tip/ })).toBeVisible()
  },
}

/** At the end the next video starts by itself, unless that is cancelled. */
export const EndedWithNext: Story = {
  args: {
    hasTranscript: false,
    upNext: {
      title: 'Close the knot',
      isAutomatic: false,
      onAutomaticChange: fn(),
      onPlay: fn(),
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const video = canvasElement.querySelector('video')
    await waitFor(() => expect(video?.duration).toBeGreaterThan(0))
    if (!video) return
    video.muted = true
    video.currentTime = video.duration - 0.1
    await video.play()
    const next = await canvas.findByRole('region', { name: 'Up next' })
    await userEvent.click(within(next).getByRole('button', { name: 'Play the next video' }))
    await expect(args.upNext?.onPlay).toHaveBeenCalledOnce()
  },
}

/** This stream is assembled in the browser, so nothing can be played before scripts run. */
function Streamed(args: VideoPlayerProps) {
  const isHydrated = useHydrated()
  return <VideoPlayer {...args} sources={isHydrated ? stream() : []} />
}

/** A stream with its own qualities and languages. */
export const HlsStream: Story = {
  args: { sources: [], hasTranscript: false },
  render: (args) => <Streamed {...args} />,
}

/** Resumes where the learner left. */
export const Resumed: Story = {
  args: { startAt: 3.2, hasTranscript: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Start over' })).toBeNull())
  },
}

export const Failed: Story = {
  args: { sources: [{ src: 'data:video/mp4;base64,AAAA', type: 'video/mp4' }], hasTranscript: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The video could not be played.')
  },
}

/** On a phone the transcript is below. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-85">
        <Story />
      </div>
    ),
  ],
}

/** Time runs from the left here too, and so do its buttons. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    title: 'نور روی یک رشته مو',
    locale: 'fa',
    labels: fa.videoPlayer,
    startAt: 2,
    captions: captions.map((caption, index) => ({ ...caption, isDefault: index === 1 })),
  },
}
