import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderToString } from 'react-dom/server'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/dialog.tsx'
import { serverForm } from '../form-state/form-suite.tsx'
import { captions, clip, previews, stream } from './fixtures/clips.ts'
import { UpNext } from './up-next.tsx'
import { englishLabels, VideoPlayer, type VideoPlayerHandle, type VideoPlayerProps } from './video-player.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const start = async (props: Partial<VideoPlayerProps> = {}) => {
  const screen = await render(<VideoPlayer title="The light" sources={clip} {...props} />)
  const video = screen.container.querySelector('video')
  if (!video) throw new Error('There is no <video>.')
  video.muted = true
  const stage = screen.getByRole('group', { name: 'The light' })
  const press = async (keys: string) => {
    const element = stage.element()
    if (element instanceof HTMLElement) element.focus()
    await userEvent.keyboard(keys)
  }
  return { screen, video, stage, press }
}

/** The part of the sprite that is shown, as x, y, width and height. */
const partShown = (container: Element) =>
  container.querySelector('image')?.ownerSVGElement?.getAttribute('viewBox') ?? undefined

const open = async (props: Partial<VideoPlayerProps> = {}) => {
  const opened = await start(props)
  await expect
    .poll(() => opened.video.readyState, { timeout: 8000 })
    .toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_CURRENT_DATA)
  return opened
}

test('plays with the browser’s controls and captions before hydration', () => {
  const holder = document.createElement('div')
  holder.innerHTML = renderToString(
    <VideoPlayer
      title="The light"
      sources={clip}
      captions={captions.map((caption) => ({ ...caption, isDefault: true }))}
    />,
  )
  const video = holder.querySelector('video')
  expect(video?.controls).toBe(true)
  expect(holder.querySelectorAll('source')).toHaveLength(2)
  expect(holder.querySelector('track')?.default).toBe(true)
  expect(holder.querySelector('button')).toBeNull()
})

test('what is beside the video stays in its place when scripts have loaded', async () => {
  const panels = ['Lessons', 'Notes'].map((label) => ({ id: label, label, content: <p>{label}, in full</p> }))
  const { form, hydrate } = serverForm(<VideoPlayer title="The light" sources={clip} panels={panels} />)
  const place = () =>
    page.elementLocator(form).getByText('Lessons, in full').element().getBoundingClientRect()
  const { top, left } = place()
  await hydrate()
  await expect.element(page.getByRole('tab', { name: 'Lessons' })).toBeVisible()
  expect(place()).toMatchObject({ top, left })
})

test('plays and pauses by button, by Space and by k', async () => {
  const { screen, video, press } = await open()
  expect(video.controls).toBe(false)
  await screen.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => video.paused).toBe(false)
  await press(' ')
  await expect.poll(() => video.paused).toBe(true)
  await press('k')
  await expect.poll(() => video.paused).toBe(false)
})

test.each(['ltr', 'rtl'])('in %s the keys move in the same direction in time', async (dir) => {
  document.documentElement.dir = dir
  const { screen, video, press } = await open()
  await press('{ArrowRight}')
  await expect.poll(() => video.currentTime).toBe(5)
  await press('{ArrowLeft}')
  await expect.poll(() => video.currentTime).toBe(0)
  await press('5')
  await expect.poll(() => video.currentTime).toBeCloseTo(3, 1)
  await press('j')
  await expect.poll(() => video.currentTime).toBe(0)
  const bar = screen.getByRole('slider', { name: 'Position' }).element()
  expect(getComputedStyle(bar).direction).toBe('ltr')
})

test.each(['ltr', 'rtl'])('in %s shows the small picture of the time under the pointer', async (dir) => {
  document.documentElement.dir = dir
  const fetched = vi.spyOn(window, 'fetch')
  const { screen, video } = await open({ previews: previews() })
  expect(fetched).not.toHaveBeenCalled()
  const slider = screen.getByRole('slider', { name: 'Position' })
  const { width } = slider.element().getBoundingClientRect()
  await slider.hover({ position: { x: width * 0.75, y: 4 } })
  // The fifth second is the second picture of the second row.
  await expect.poll(() => partShown(screen.container)).toBe('160 90 160 90')
  await slider.hover({ position: { x: 2, y: 4 } })
  await expect.poll(() => partShown(screen.container)).toBe('0 0 160 90')
  expect(fetched).toHaveBeenCalledTimes(1)
  const picture = screen.container.querySelector('image')?.ownerSVGElement?.getBoundingClientRect()
  expect(picture?.left).toBeGreaterThanOrEqual(slider.element().getBoundingClientRect().left)
  await screen.getByRole('button', { name: 'Play' }).hover()
  await expect.poll(() => partShown(screen.container)).toBeUndefined()
  expect(video.currentTime).toBe(0)
  fetched.mockRestore()
})

test('shows the small picture while seeking by the keyboard, and for a moment after', async () => {
  const { screen, press } = await open({ previews: previews() })
  await press('5')
  await expect.poll(() => partShown(screen.container)).toBe('0 90 160 90')
  await expect.poll(() => partShown(screen.container)).toBeUndefined()
})

test('loads no small pictures for a viewer who saves data, or that are missing', async () => {
  const saving = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget()
    return Object.assign(list, {
      matches: query.includes('reduced-data'),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  })
  const fetched = vi.spyOn(window, 'fetch')
  const { screen, press } = await open({ previews: previews() })
  await press('5')
  await screen.getByRole('slider', { name: 'Position' }).hover()
  expect(fetched).not.toHaveBeenCalled()
  saving.mockRestore()
  fetched.mockResolvedValue(new Response('Gone', { status: 410 }))
  await press('6')
  await screen.getByRole('slider', { name: 'Position' }).hover()
  await expect.element(screen.getByText('00:03').first()).toBeVisible()
  expect(partShown(screen.container)).toBeUndefined()
  fetched.mockRestore()
})

test('arrows on the volume change the volume, not the time', async () => {
  const { screen, video } = await open()
  video.muted = false
  const volume = screen.getByRole('slider', { name: 'Volume' }).element()
  if (volume instanceof HTMLElement) volume.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => video.volume).toBeCloseTo(0.95)
  expect(video.currentTime).toBe(0)
})

test('mutes with m and changes the speed with < and >', async () => {
  const { screen, video, press } = await open()
  await press('m')
  await expect.element(screen.getByRole('button', { name: 'Mute' })).toBeVisible()
  expect(video.muted).toBe(false)
  await press('>>')
  await expect.poll(() => video.playbackRate).toBe(1.5)
  await press('<<<<<<<<')
  await expect.poll(() => video.playbackRate).toBe(0.5)
})

test('changes the speed by the menu', async () => {
  const { screen, video } = await open()
  await screen.getByRole('button', { name: 'Settings' }).click()
  await screen.getByRole('menuitemradio', { name: '1.75×' }).click()
  expect(video.playbackRate).toBe(1.75)
})

test('changes captions by the menu and by c, in the selected language', async () => {
  const { screen, video, press } = await open({ captions, hasTranscript: false })
  await press('c')
  video.currentTime = 0.5
  await expect.element(screen.getByText('Look at how the hair falls before you comb it.')).toBeVisible()
  await screen.getByRole('button', { name: 'Captions' }).click()
  await screen.getByRole('menuitemradio', { name: 'فارسی' }).click()
  await expect.element(screen.getByText('پیش از شانه زدن ببینید مو چطور می‌افتد.')).toBeVisible()
  await press('c')
  await expect.element(screen.getByText('پیش از شانه زدن ببینید مو چطور می‌افتد.')).not.toBeInTheDocument()
})

test('shows captions that overlap, each where it says, and the lines of one', async () => {
  const webvtt = `WEBVTT

00:00:00.000 --> 00:00:04.000
<v Ana>Take a section from the parting.

00:00:01.500 --> 00:00:03.000 line:10%
[Scissors]

00:00:04.000 --> 00:00:06.000
- How much?
- A finger&#8217;s width.
`
  const src = URL.createObjectURL(new Blob([webvtt], { type: 'text/vtt' }))
  const { screen, video } = await open({
    captions: [{ src, language: 'en', label: 'English', isDefault: true }],
    hasTranscript: false,
  })
  video.currentTime = 2
  const above = screen.getByText('[Scissors]')
  const below = screen.getByText('Take a section from the parting.')
  await expect.element(above).toBeVisible()
  await expect.element(below).toBeVisible()
  const topOf = (text: typeof above) => text.element().getBoundingClientRect().top
  expect(topOf(below) - topOf(above)).toBeGreaterThan(video.getBoundingClientRect().height / 4)
  video.currentTime = 4.5
  await expect.element(screen.getByText(/How much/)).toBeVisible()
  expect(screen.getByText(/How much/).element().textContent).toBe('- How much?\n- A finger’s width.')
})

test('seeks by the transcript, which follows the playback', async () => {
  const { screen, video } = await open({ captions })
  await screen.getByRole('button', { name: /Where it breaks/ }).click()
  await expect.poll(() => video.currentTime).toBeCloseTo(4.4, 1)
  await expect
    .element(screen.getByRole('button', { name: /Where it breaks/ }))
    .toHaveAttribute('aria-current', 'true')
  await screen.getByRole('searchbox').fill('band')
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('1 line found')
  expect(screen.getByRole('button', { name: /Where it breaks/ }).query()).toBeNull()
})

test('resumes where the learner left, says so, and starts over on request', async () => {
  const { screen, video } = await open({ startAt: 3 })
  await expect.poll(() => video.currentTime).toBe(3)
  await expect.element(screen.getByText('You left at 00:03.')).toBeVisible()
  await screen.getByRole('button', { name: 'Start over' }).click()
  await expect.poll(() => video.currentTime).toBe(0)
  expect(screen.getByText('You left at 00:03.').query()).toBeNull()
})

test('reports what was played, and once that it was watched', async () => {
  const onProgress = vi.fn()
  const onWatched = vi.fn()
  const { video } = await open({ onProgress, onWatched, playedBefore: [[0, 4.4]] })
  video.currentTime = 4.2
  video.playbackRate = 2
  await video.play()
  await expect.poll(() => video.ended, { timeout: 8000 }).toBe(true)
  await expect.poll(() => onWatched.mock.calls.length).toBe(1)
  await expect.poll(() => onProgress.mock.lastCall?.[0]).toBeCloseTo(6, 0)
  expect(onProgress.mock.lastCall?.[1].position).toBeCloseTo(6, 0)
})

test('reports progress on watching again, but not that it was watched', async () => {
  const onProgress = vi.fn()
  const onWatched = vi.fn()
  const { video } = await open({ onProgress, onWatched, playedBefore: [[0, 6]] })
  await video.play()
  await expect.poll(() => video.currentTime).toBeGreaterThan(0.3)
  video.pause()
  await expect.poll(() => onProgress.mock.lastCall?.[1].position).toBe(video.currentTime)
  expect(onProgress.mock.lastCall?.[0]).toBe(6)
  expect(onWatched).not.toHaveBeenCalled()
})

test('reports a new position, and nothing twice', async () => {
  const onProgress = vi.fn()
  const { video } = await open({ onProgress, playedBefore: [[0, 6]] })
  video.currentTime = 5.2
  await expect.poll(() => onProgress.mock.lastCall?.[1].position).toBe(5.2)
  await video.play()
  video.currentTime = 2
  video.pause()
  await expect.poll(() => onProgress.mock.lastCall?.[1].position).toBeCloseTo(2, 0)
  const calls = onProgress.mock.calls.length
  dispatchEvent(new Event('pagehide'))
  expect(onProgress).toHaveBeenCalledTimes(calls)
})

test.each(['pagehide', 'unmount'])('reports the last progress on leaving (%s)', async (way) => {
  const onProgress = vi.fn()
  const { screen, video } = await open({ onProgress })
  await video.play()
  await expect.poll(() => video.currentTime).toBeGreaterThan(0.3)
  expect(onProgress).not.toHaveBeenCalled()
  if (way === 'pagehide') dispatchEvent(new Event('pagehide'))
  else await screen.unmount()
  expect(onProgress.mock.lastCall?.[0]).toBeGreaterThan(0.2)
  expect(onProgress.mock.lastCall?.[1].position).toBeGreaterThan(0.2)
})

test('does not count skipping to the end as watching', async () => {
  const onWatched = vi.fn()
  const { video } = await open({ onWatched })
  video.currentTime = 5.5
  await video.play()
  await expect.poll(() => video.ended, { timeout: 8000 }).toBe(true)
  expect(onWatched).not.toHaveBeenCalled()
})

test('hides the controls while playing and shows them on activity', async () => {
  const { screen, video, stage } = await open({ hideAfter: 150 })
  await video.play()
  video.loop = true
  const controls = screen.getByRole('slider', { name: 'Position' }).element().closest('.transition-opacity')
  const opacity = () => (controls ? getComputedStyle(controls).opacity : '')
  await expect.poll(opacity, { timeout: 4000 }).toBe('0')
  await userEvent.hover(stage, { position: { x: 40, y: 40 } })
  await expect.poll(opacity).not.toBe('0')
  await expect.poll(opacity, { timeout: 4000 }).toBe('0')
  await userEvent.tab()
  await expect.poll(opacity).not.toBe('0')
})

test('says why nothing plays and offers a retry', async () => {
  const screen = await render(
    <VideoPlayer title="The light" sources={[{ src: 'data:video/mp4;base64,AAAA', type: 'video/mp4' }]} />,
  )
  await expect.element(screen.getByRole('alert').getByText('The video could not be played.')).toBeVisible()
  const retry = screen.getByRole('button', { name: 'Try again' }).element().getBoundingClientRect()
  expect(retry.height).toBeLessThanOrEqual(44)
  const picture = screen.getByRole('alert').element().getBoundingClientRect()
  const message = screen.getByText('The video could not be played.').element().getBoundingClientRect()
  expect(message.top - picture.top).toBeGreaterThan(picture.height / 4)
  await screen.rerender(<VideoPlayer title="The light" sources={clip} />)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('continues at the same position in another quality', async () => {
  const sources = clip.map((source, index) => ({ ...source, height: index === 0 ? 720 : 360 }))
  const { screen, video } = await open({ sources })
  const before = video.currentSrc
  video.currentTime = 2
  await screen.getByRole('button', { name: 'Settings' }).click()
  await screen.getByRole('menuitemradio', { name: '360p' }).click()
  await expect.poll(() => video.currentSrc).not.toBe(before)
  await expect.poll(() => video.currentTime).toBe(2)
})

test('plays an HLS stream with its qualities and languages', async () => {
  const { screen, video } = await start({ sources: stream() })
  await screen.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => video.currentTime, { timeout: 8000 }).toBeGreaterThan(0.2)
  await screen.getByRole('button', { name: 'Settings' }).click()
  await expect.element(screen.getByRole('group', { name: 'Audio' })).toBeVisible()
  await screen.getByRole('menuitemradio', { name: 'Français' }).click()
  await screen.getByRole('button', { name: 'Settings' }).click()
  await expect
    .element(screen.getByRole('menuitemradio', { name: 'Français' }))
    .toHaveAttribute('aria-checked', 'true')
  await screen.getByRole('menuitemradio', { name: '180p' }).click()
})

test('loads a stream only when it is played, at the position that was shown', async () => {
  const { screen, video, press } = await start({ sources: stream(), startAt: 3, duration: 6 })
  await expect.element(screen.getByText('You left at 00:03.')).toBeVisible()
  await expect.element(screen.getByText('00:03', { exact: true })).toBeVisible()
  expect(video.currentSrc).toBe('')
  await press('k')
  await expect.poll(() => video.currentTime, { timeout: 8000 }).toBeGreaterThan(3.1)
  expect(video.currentTime).toBeLessThan(5)
})

test('starts a stream at the chosen time if that is chosen before it is loaded', async () => {
  const { screen, video } = await start({
    sources: stream(),
    duration: 6,
    chapters: [
      { id: 'root', title: 'The root', start: 0 },
      { id: 'tip', title: 'The tip', start: 4 },
    ],
  })
  await screen.getByRole('button', { name: /The tip/ }).click()
  await expect.poll(() => video.currentTime, { timeout: 8000 }).toBe(4)
  expect(video.paused).toBe(true)
})

test('plays the preferred audio of a stream', async () => {
  const { screen } = await start({ sources: stream(), defaultSettings: { audio: 'Français' } })
  await screen.getByRole('button', { name: 'Play' }).click()
  await screen.getByRole('button', { name: 'Settings' }).click()
  await expect
    .element(screen.getByRole('menuitemradio', { name: 'Français' }))
    .toHaveAttribute('aria-checked', 'true')
})

test('asks for a new address after a refused file, and plays it at the same position', async () => {
  const refused = [{ src: '/refused.mp4', type: 'video/mp4' }]
  const renewSources = vi.fn(async () => clip)
  const { screen, video } = await start({ sources: refused, renewSources })
  await expect.poll(() => video.readyState, { timeout: 8000 }).toBeGreaterThan(1)
  expect(renewSources).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('lists chapters, which seek, and says the current one on the slider', async () => {
  const { screen, video } = await open({
    chapters: [
      { id: 'root', title: 'The root', start: 0 },
      { id: 'tip', title: 'The tip', start: 4 },
    ],
  })
  await screen.getByRole('button', { name: /The tip/ }).click()
  await expect.poll(() => video.currentTime).toBe(4)
  await expect
    .element(screen.getByRole('slider', { name: 'Position' }))
    .toHaveAttribute('aria-valuetext', '00:04 of 00:06, The tip')
})

test('renders panels, and loads captions for the transcript, only once their tab is open', async () => {
  const { screen, video } = await open({
    captions,
    panels: [
      { id: 'lessons', label: 'Lessons', content: <p>The plan</p> },
      { id: 'notes', label: 'Notes', content: <p>My notes</p> },
    ],
  })
  await expect.element(screen.getByText('The plan')).toBeVisible()
  await expect.element(screen.getByText('My notes')).not.toBeInTheDocument()
  const modes = () => Array.from(video.textTracks, ({ mode }) => mode)
  expect(modes()).toEqual(['disabled', 'disabled'])
  await screen.getByRole('tab', { name: 'Transcript' }).click()
  await expect.element(screen.getByRole('button', { name: /Where it breaks/ })).toBeVisible()
  expect(modes()).toEqual(['hidden', 'disabled'])
})

test('starts with the remembered speed and captions, and reports what is changed', async () => {
  const onSettingsChange = vi.fn()
  const { video, press } = await open({
    captions,
    defaultSettings: { rate: 1.5, captions: 'fa' },
    onSettingsChange,
  })
  expect(video.playbackRate).toBe(1.5)
  expect(video.textTracks[1]?.mode).toBe('hidden')
  expect(onSettingsChange).not.toHaveBeenCalled()
  await press('>')
  expect(onSettingsChange).toHaveBeenLastCalledWith({ rate: 1.75 })
  await press('c')
  expect(onSettingsChange).toHaveBeenLastCalledWith({ captions: null })
})

const finish = async (isAutomatic: boolean) => {
  const upNext = { title: 'The knot', isAutomatic, onPlay: vi.fn(), onAutomaticChange: vi.fn() }
  const opened = await open({ upNext })
  opened.video.currentTime = 5.8
  await opened.video.play()
  await expect.element(opened.screen.getByRole('region', { name: 'Up next' })).toBeVisible()
  return { ...opened, upNext }
}

test('offers the next video at the end, and plays it at once on request', async () => {
  const { screen, upNext } = await finish(false)
  await expect.element(screen.getByRole('region').getByText('The knot')).toBeVisible()
  expect(screen.getByText(/Starts in/).query()).toBeNull()
  await screen.getByRole('region').getByRole('button', { name: 'Play the next video' }).click()
  expect(upNext.onPlay).toHaveBeenCalledOnce()
})

test('says what the caller notes before the next video, and no longer where the viewer left', async () => {
  const note = 'This lesson is not done yet.'
  const upNext = { title: 'The knot', isAutomatic: true, onPlay: vi.fn(), onAutomaticChange: vi.fn(), note }
  const { screen, video } = await open({ upNext, startAt: 3 })
  await expect.element(screen.getByText('You left at 00:03.')).toBeVisible()
  video.currentTime = 5.8
  await video.play()
  await expect.element(screen.getByRole('region', { name: 'Up next' }).getByText(note)).toBeVisible()
  expect(screen.getByText('You left at 00:03.').query()).toBeNull()
})

test('says that it is offline while the loaded part plays', async () => {
  const { screen, press } = await open()
  await press('k')
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  const notice = screen.getByText('You are offline. The loaded part of the video plays.')
  await expect.element(notice).toBeVisible()
  onLine.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(notice).not.toBeInTheDocument()
})

test('counts down to the next video until that is cancelled', async () => {
  const { screen, upNext } = await finish(true)
  await expect.element(screen.getByText('Starts in 7 seconds')).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText(/Starts in/)).not.toBeInTheDocument()
  expect(upNext.onPlay).not.toHaveBeenCalled()
})

test('plays the next video at the end of the countdown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const onPlay = vi.fn()
    const upNext = { title: 'The knot', isAutomatic: true, onPlay, onAutomaticChange: vi.fn() }
    const screen = await render(
      <UpNext upNext={upNext} labels={englishLabels} locale="en" onReplay={vi.fn()} />,
    )
    for (let left = 8; left > 0; left--) {
      await expect
        .element(screen.getByText(`Starts in ${left} second`, { exact: false }).last())
        .toBeVisible()
      vi.advanceTimersByTime(1000)
    }
    expect(onPlay).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})

test.each(['the player', 'Play'])('obeys keys in a dialog, with the focus on %s', async (focused) => {
  const screen = await render(
    <Dialog open onOpenChange={() => {}} title="Free lesson">
      <VideoPlayer title="The light" sources={clip} captions={captions} />
    </Dialog>,
  )
  const video = screen.container.querySelector('video')
  if (!video) throw new Error('There is no <video>.')
  await expect.poll(() => video.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_CURRENT_DATA)
  const part =
    focused === 'Play'
      ? screen.getByRole('button', { name: 'Play', exact: true })
      : screen.getByRole('group', { name: 'The light' })
  const element = part.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard('m')
  await expect.poll(() => video.muted).toBe(true)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => video.currentTime).toBeGreaterThan(4)
  await userEvent.keyboard('k')
  await expect.poll(() => video.paused).toBe(false)
})

test('lists the keys with ?, and Escape returns to the player', async () => {
  const { screen, stage, video, press } = await open()
  await press('?')
  await expect.element(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await userEvent.keyboard('k{Escape}')
  expect(video.paused).toBe(true)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(document.activeElement).toBe(stage.element())
})

test('reports progress when the page is hidden', async () => {
  const onProgress = vi.fn()
  const { video } = await open({ onProgress })
  await video.play()
  await expect.poll(() => video.currentTime).toBeGreaterThan(0.3)
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
  expect(onProgress.mock.lastCall?.[0]).toBeGreaterThan(0.2)
})

test('gives the caller the position and a way to seek', async () => {
  const handleRef = createRef<VideoPlayerHandle>()
  const { video } = await open({ handleRef })
  handleRef.current?.seek(2)
  await expect.poll(() => video.currentTime).toBe(2)
  expect(handleRef.current?.time()).toBe(2)
})

test('gives the system’s controls the title and the actions', async () => {
  const { video } = await open({ album: 'The chignon' })
  expect(navigator.mediaSession.metadata).toBeNull()
  await video.play()
  await expect.poll(() => navigator.mediaSession.metadata?.title).toBe('The light')
  expect(navigator.mediaSession.metadata?.album).toBe('The chignon')
})

test('is not wider than the screen on a phone', async () => {
  await page.viewport(375, 812)
  const { screen } = await open({ captions })
  expect(document.documentElement.scrollWidth).toBe(375)
  await expect.element(screen.getByRole('button', { name: 'Full screen' })).toBeVisible()
  await page.viewport(1280, 800)
})
