import { expect, test } from 'vitest'
import { formatClock } from './format-clock.ts'
import { commandOf, speedAfter, speeds } from './player-command.ts'
import { audioOf, heightsOf, isHls, sourcesFor } from './video-sources.ts'
import { chapterAt } from './chapters.ts'
import { isRefusal, renewedAddress } from './renewed-address.ts'
import { lastLineAt, linesAt } from './transcript-lines.ts'
import { partsOf, searchLines } from './transcript-search.ts'
import { addRange, isWatched, resumePoint, secondsOf } from './watched-ranges.ts'

test('counts parts played twice once, and does not count skipped parts', () => {
  const once = addRange(addRange([], [0, 30]), [60, 70])
  expect(secondsOf(once)).toBe(40)
  expect(addRange(once, [20, 62])).toEqual([[0, 70]])
  expect(isWatched(89.9, 100)).toBe(false)
  expect(isWatched(90, 100)).toBe(true)
  expect(isWatched(0, 0)).toBe(false)
})

test('resumes where the learner left, except near the start or the end', () => {
  expect(resumePoint(134, 570)).toBe(134)
  expect(resumePoint(2, 570)).toBeNull()
  expect(resumePoint(568, 570)).toBeNull()
  expect(resumePoint(0, 570)).toBeNull()
  expect(resumePoint(0, 0)).toBeNull()
})

test('formats a position as mm:ss in the digits of the locale', () => {
  expect(formatClock(125.9, 'en')).toBe('02:05')
  expect(formatClock(3725, 'en')).toBe('1:02:05')
  expect(formatClock(Number.NaN, 'en')).toBe('00:00')
  expect(formatClock(125, 'fa')).toBe('۰۲:۰۵')
})

test('maps keys the same in every language, and leaves keys to the focused element', () => {
  expect(commandOf('ArrowRight', 'stage')).toEqual({ do: 'skip', by: 5 })
  expect(commandOf('J', 'button')).toEqual({ do: 'skip', by: -10 })
  expect(commandOf('7', 'stage')).toEqual({ do: 'jump', to: 0.7 })
  expect(commandOf(' ', 'button')).toBeUndefined()
  expect(commandOf(' ', 'seek')).toEqual({ do: 'play' })
  expect(commandOf('ArrowRight', 'slider')).toBeUndefined()
  expect(commandOf('k', 'text')).toBeUndefined()
  expect(commandOf('Tab', 'stage')).toBeUndefined()
})

test('changes the rate in steps from 0.5 to 2', () => {
  expect(speedAfter(1, 1)).toBe(1.25)
  expect(speedAfter(0.5, -1)).toBe(0.5)
  expect(speedAfter(2, 1)).toBe(2)
  expect([speeds[0], speeds.at(-1)]).toEqual([0.5, 2])
})

const spoken = (id: string, label: string) => ({ id, label })
const files = [
  { src: 'en-720.mp4', type: 'video/mp4', height: 720, audio: spoken('en', 'English') },
  { src: 'en-360.mp4', type: 'video/mp4', height: 360, audio: spoken('en', 'English') },
  { src: 'en-360.webm', type: 'video/webm', height: 360, audio: spoken('en', 'English') },
  { src: 'fr-360.mp4', type: 'video/mp4', height: 360, audio: spoken('fr', 'Français') },
]

test('selects files by quality and language in all their formats', () => {
  const srcs = (height: number | null, audio: string | null) =>
    sourcesFor(files, { height, audio }).map(({ src }) => src)
  expect(srcs(null, null)).toEqual(['en-720.mp4'])
  expect(srcs(360, 'en')).toEqual(['en-360.mp4', 'en-360.webm'])
  expect(srcs(720, 'fr')).toEqual(['fr-360.mp4'])
  expect(heightsOf(files)).toEqual([720, 360])
  expect(audioOf(files).map(({ id }) => id)).toEqual(['en', 'fr'])
})

test('recognises a stream by its media type', () => {
  expect(isHls('application/vnd.apple.mpegurl')).toBe(true)
  expect(isHls('application/x-mpegURL; charset=utf-8')).toBe(true)
  expect(isHls('video/mp4')).toBe(false)
})

const lines = [
  { id: '1', start: 1, end: 2, text: 'Ana Díaz combs it.' },
  { id: '2', start: 3, end: 4, text: 'Follow it to the tip.' },
]

test('returns the current line, and in a pause the previous one', () => {
  expect(linesAt(lines, 1.5).map(({ id }) => id)).toEqual(['1'])
  expect(linesAt(lines, 2.5)).toEqual([])
  expect(lastLineAt(lines, 2.5)?.id).toBe('1')
  expect(lastLineAt(lines, 0)).toBeUndefined()
})

test('finds text regardless of accents, and its positions', () => {
  expect(searchLines(lines, 'diaz').map(({ id }) => id)).toEqual(['1'])
  expect(searchLines(lines, ' ')).toHaveLength(2)
  expect(partsOf('Follow it', 'LOW')).toEqual([
    { text: 'Fol', isMatch: false },
    { text: 'low', isMatch: true },
    { text: ' it', isMatch: false },
  ])
})

test('returns all lines of a time', () => {
  const overlapping = [...lines, { id: '3', start: 1.2, end: 3.5, text: '[Scissors]' }]
  expect(linesAt(overlapping, 1.5).map(({ id }) => id)).toEqual(['1', '3'])
})

test('finds text across the lines of a caption', () => {
  expect(searchLines([{ id: '1', start: 0, end: 1, text: 'How\nmuch?' }], 'how much')).toHaveLength(1)
})

test('keeps the files of a stream reachable after the address of its playlist was renewed', () => {
  const playlist = {
    from: 'https://x.test/media/old/stream.m3u8',
    to: 'https://x.test/media/new/stream.m3u8',
  }
  expect(renewedAddress('https://x.test/media/old/audio/de.mp4', playlist)).toBe(
    'https://x.test/media/new/audio/de.mp4',
  )
  expect(renewedAddress('https://cdn.test/logo.mp4', playlist)).toBe('https://cdn.test/logo.mp4')
  expect([401, 403, 410, 404, 503, undefined].map(isRefusal)).toEqual([true, true, true, false, false, false])
})

test('finds the chapter of a moment', () => {
  const chapters = [
    { id: 'a', title: 'A', start: 2 },
    { id: 'b', title: 'B', start: 8 },
  ]
  expect([0, 2, 7.9, 8].map((time) => chapterAt(chapters, time)?.id)).toEqual([undefined, 'a', 'a', 'b'])
})
