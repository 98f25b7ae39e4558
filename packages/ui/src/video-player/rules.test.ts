import { expect, test } from 'vitest'
import { formatClock } from './clock.ts'
import { commandOf, speedAfter, speeds } from './command.ts'
import { audioOf, heightsOf, isHls, sourcesFor } from './sources.ts'
import { lastLineAt, lineAt, partsOf, searchLines, wordsOf } from './transcript-lines.ts'
import { addRange, isWatched, resumePoint, secondsOf } from './watched.ts'

test('what is played twice counts once, and jumping to the end is not watching', () => {
  const once = addRange(addRange([], [0, 30]), [60, 70])
  expect(secondsOf(once)).toBe(40)
  expect(addRange(once, [20, 62])).toEqual([[0, 70]])
  expect(isWatched(89.9, 100)).toBe(false)
  expect(isWatched(90, 100)).toBe(true)
  expect(isWatched(0, 0)).toBe(false)
})

test('goes on where the learner left, but not from the first or last seconds', () => {
  expect(resumePoint(134, 570)).toBe(134)
  expect(resumePoint(2, 570)).toBeNull()
  expect(resumePoint(568, 570)).toBeNull()
  expect(resumePoint(0, 570)).toBeNull()
})

test('formats a position as mm:ss in the digits of the locale', () => {
  expect(formatClock(125.9, 'en')).toBe('02:05')
  expect(formatClock(3725, 'en')).toBe('1:02:05')
  expect(formatClock(Number.NaN, 'en')).toBe('00:00')
  expect(formatClock(125, 'fa')).toBe('۰۲:۰۵')
})

test('keys mean the same in every language, and what has the focus keeps its own', () => {
  expect(commandOf('ArrowRight', 'stage')).toEqual({ do: 'skip', by: 5 })
  expect(commandOf('J', 'button')).toEqual({ do: 'skip', by: -10 })
  expect(commandOf('7', 'stage')).toEqual({ do: 'jump', to: 0.7 })
  expect(commandOf(' ', 'button')).toBeUndefined()
  expect(commandOf(' ', 'seek')).toEqual({ do: 'play' })
  expect(commandOf('ArrowRight', 'slider')).toBeUndefined()
  expect(commandOf('k', 'text')).toBeUndefined()
  expect(commandOf('Tab', 'stage')).toBeUndefined()
})

test('speed goes from a half to double, a step at a time', () => {
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

test('files are chosen by quality and language, with all their formats', () => {
  const srcs = (height: number | null, audio: string | null) =>
    sourcesFor(files, { height, audio }).map(({ src }) => src)
  expect(srcs(null, null)).toEqual(['en-720.mp4'])
  expect(srcs(360, 'en')).toEqual(['en-360.mp4', 'en-360.webm'])
  expect(srcs(720, 'fr')).toEqual(['fr-360.mp4'])
  expect(heightsOf(files)).toEqual([720, 360])
  expect(audioOf(files).map(({ id }) => id)).toEqual(['en', 'fr'])
})

test('tells a stream by its media type', () => {
  expect(isHls('application/vnd.apple.mpegurl')).toBe(true)
  expect(isHls('application/x-mpegURL; charset=utf-8')).toBe(true)
  expect(isHls('video/mp4')).toBe(false)
})

const lines = [
  { id: '1', start: 1, end: 2, text: 'Ana Díaz combs it.' },
  { id: '2', start: 3, end: 4, text: 'Follow it to the tip.' },
]

test('the line being said, and in a silence the one before', () => {
  expect(lineAt(lines, 1.5)?.id).toBe('1')
  expect(lineAt(lines, 2.5)).toBeUndefined()
  expect(lastLineAt(lines, 2.5)?.id).toBe('1')
  expect(lastLineAt(lines, 0)).toBeUndefined()
})

test('finds words whatever their accents, and where they stand', () => {
  expect(searchLines(lines, 'diaz').map(({ id }) => id)).toEqual(['1'])
  expect(searchLines(lines, ' ')).toHaveLength(2)
  expect(partsOf('Follow it', 'LOW')).toEqual([
    { text: 'Fol', isMatch: false },
    { text: 'low', isMatch: true },
    { text: ' it', isMatch: false },
  ])
})

test('a cue’s words without its markup', () => {
  expect(wordsOf('<v Ana>Wash &amp; comb</v>\nit <i>twice</i>')).toBe('Wash & comb it twice')
})
