import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { captions, clip, stream } from './fixtures/clips.ts'
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx'
import type { VideoPlayerLabels } from './video-player-labels.ts'

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
  args: { captions: captions.map((one, index) => ({ ...one, isDefault: index === 0 })) },
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

const persian: VideoPlayerLabels = {
  play: 'پخش',
  pause: 'مکث',
  replay: 'پخش دوباره',
  back: (seconds) => `${seconds} ثانیه به عقب`,
  forward: (seconds) => `${seconds} ثانیه به جلو`,
  mute: 'بی‌صدا',
  unmute: 'با صدا',
  volume: 'بلندی صدا',
  seek: 'جای پخش',
  position: (time, duration) => `${time} از ${duration}`,
  captions: 'زیرنویس',
  captionsOff: 'خاموش',
  settings: 'تنظیمات',
  speed: 'سرعت',
  quality: 'کیفیت',
  automatic: 'خودکار',
  audio: 'زبان صدا',
  enterFullscreen: 'تمام‌صفحه',
  leaveFullscreen: 'خروج از تمام‌صفحه',
  pictureInPicture: 'تصویر در تصویر',
  loading: 'در حال بارگذاری',
  resumed: (time) => `تا ${time} دیده بودید.`,
  startOver: 'از اول',
  dismiss: 'بستن',
  failed: 'ویدیو پخش نشد.',
  offline: 'به اینترنت وصل نیستید. با وصل شدن ادامه می‌یابد.',
  retry: 'دوباره',
  transcript: 'متن گفتار',
  searchTranscript: 'جست‌وجو در متن',
  found: (count) => `${count} خط پیدا شد`,
  notFound: 'اینجا کسی این را نمی‌گوید.',
}

/** Time runs from the left here too, and so do its buttons. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    title: 'نور روی یک رشته مو',
    locale: 'fa',
    labels: persian,
    startAt: 2,
    captions: captions.map((one, index) => ({ ...one, isDefault: index === 1 })),
  },
}
